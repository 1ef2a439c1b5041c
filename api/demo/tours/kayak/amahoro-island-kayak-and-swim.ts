import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBeach } from "../start-places.ts";

export const amahoroIslandKayakAndSwim: DemoTour = {
  slug: "amahoro-island-kayak-and-swim",
  title: "Amahoro Island Kayak and Swim",
  description: [
    "Amahoro means peace, and the small island of that name near Kibuye is a good first goal for people who have never held a paddle before. The way there is short and mostly sheltered, the landing is easy, and once there you have nothing to do but swim, read and look across the water.",
    "We take our time. There is a lesson in the shallows first, then a slow crossing with stops to watch birds on the islets. Lake Kivu has no crocodiles and no hippos, and the water is mild all year, but the bottom falls away steeply, so we show you where to swim and everyone wears a life jacket in the boats.",
    "Allow half a day. Families can use double kayaks, with an adult behind and a child in front, and anyone who has had enough can be fetched by motor boat.",
  ].join("\n\n"),
  detailPage: "/service/amahoro-island-kayak-and-swim",
  highlights: [
    "A short crossing for first-time paddlers",
    "Swimming from the shore of Amahoro Island",
    "Double kayaks for families",
    "Bird life on the islets along the way",
    "Return by motor boat possible",
  ],
  tips: [
    "Wear your swimsuit under your clothes and bring a towel in the dry bag we lend you.",
    "Reapply sunscreen after the swim; at 1,460 m you burn faster than at the coast.",
    "Carry a little cash in case there is something to drink or eat on the island.",
    "Ask your doctor at home about swimming in fresh water in Africa before you travel.",
  ],
  photos: [
    { picture: "amahoro-island-kayak-and-swim", caption: "Amahoro Island from above" },
    { picture: "kayaks-on-the-beach", caption: "Singles and doubles, waiting" },
    { picture: "kingfisher-on-a-reed", caption: "One of the neighbours" },
  ],
  facts: {
    activities: ["Kayak", "Nature"],
    duration: { unit: "hours", min: 4, max: 5 },
    level: {
      grade: "easy",
      note: "Less than an hour of paddling each way, mostly in the lee of the shore.",
    },
    groupSize: { min: 2, max: 12 },
    minimumAge: 5,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBeach, time: "08:30" },
    prices: [
      {
        amount: 32,
        currency: "USD",
        per: "person",
        note: "Sample price, with fruit and drinking water",
      },
      {
        amount: 110,
        currency: "USD",
        per: "group",
        people: { min: 3, max: 5 },
        note: "A family with children up to 14 years",
      },
    ],
    included: [
      "Single or double kayak, paddle and life jacket, in children's sizes too",
      "A lesson in the shallows",
      "A guide who swims with you",
      "Fruit and drinking water on the island",
      "Return by motor boat for whoever wants it",
    ],
    notIncluded: ["Lunch", "Transport to the beach"],
    toBring: ["Sun hat", "A shirt to swim in", "Something to read under the trees"],
    itinerary: [
      { when: "08:30", title: "Lesson in the shallows" },
      {
        when: "09:15",
        title: "Across to the island",
        text: "With stops at the islets, where cormorants and herons do their own fishing.",
        distance: 3.2,
      },
      {
        when: "10:15",
        title: "Time on Amahoro",
        text: "The guide shows you where the bottom is shallow. A path goes round the island for those who would rather walk.",
        meals: "Fruit",
      },
      { when: "12:00", title: "Back to Kibuye", distance: 3.2 },
      { when: "13:00", title: "On the beach, in time for lunch in town" },
    ],
    questions: [
      {
        question: "Is it safe to swim in Lake Kivu?",
        answer:
          "There are no crocodiles, no hippos and no strong currents here. The lake is deep, so we swim close to the shore, with a guide in the water. About bilharzia ask a doctor before you travel: it is not common on this lake, but nobody can promise that there is none.",
      },
      {
        question: "Is there anything to eat on the island?",
        answer:
          "Sometimes somebody sells drinks and grilled fish there, and sometimes nobody does. We bring fruit and water, so that it does not matter.",
      },
      {
        question: "We are a family with a small child. Does that work?",
        answer:
          "From five years in a double kayak. With smaller children come along by motor boat: the boat to Amahoro and the bird islands is for all ages.",
      },
    ],
    related: ["boat-to-amahoro-and-the-bird-islands", "sunset-kayak-among-the-islands"],
  },
};
