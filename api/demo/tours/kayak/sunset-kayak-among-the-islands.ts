import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBeach } from "../start-places.ts";

export const sunsetKayakAmongTheIslands: DemoTour = {
  slug: "sunset-kayak-among-the-islands",
  title: "Sunset Kayak among the Islands",
  description: [
    "Two hours on the water at the end of the day, when the wind has usually dropped and the light comes in low over Idjwi. So near the equator the sun sets at about six all year round, and it sets quickly, so we are on the lake by late afternoon.",
    "We keep to the sheltered channels between the islands close to Kibuye, where cormorants dry their wings on dead branches and kingfishers work along the banks. At about this hour the fishermen set out. Their three-hulled boats leave the bays one after another, and on a still evening you hear the singing well before you can make out the paddles. We stop, let them pass, and give them plenty of room; they are going to work.",
    "The first lamps are lit as we turn for home, and we land with the last of the light. Beginners are welcome.",
  ].join("\n\n"),
  detailPage: "/service/sunset-kayak-among-the-islands",
  highlights: [
    "Low evening light over the islands and Idjwi",
    "Fishermen singing on their way out",
    "Kingfishers and cormorants along the banks",
    "Sheltered water suitable for beginners",
    "Back on the beach by nightfall",
  ],
  tips: [
    "Bring a thin jacket for the way back; the air cools as soon as the sun is down.",
    "Leave your phone in the dry bag or on a lanyard. The lake is very deep.",
    "Greet the crews with Mwiriwe (good evening) and ask by gesture before pointing a camera at them.",
    "Use insect repellent before you set off: we come ashore at dusk.",
  ],
  photos: [
    { picture: "sunset-kayak-among-the-islands", caption: "The last hour of light" },
    { picture: "three-hulled-boats-coming-home", caption: "The boats we listen for" },
    { picture: "kayaks-on-the-beach", caption: "Choose a colour" },
  ],
  facts: {
    activities: ["Kayak", "Nature"],
    duration: { unit: "hours", min: 2, max: 3 },
    level: {
      grade: "easy",
      note: "Some five kilometres on sheltered water, at the pace of the slowest.",
    },
    groupSize: { min: 1, max: 10 },
    minimumAge: 8,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBeach, time: "15:45" },
    prices: [
      {
        amount: 28,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 10 },
        note: "Sample price, with kayak, guide and tea",
      },
      { amount: 42, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 25_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 10 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Single or double kayak, paddle and life jacket",
      "A short lesson at the beach",
      "A guide in a kayak beside you",
      "Dry bag, and a light on each kayak for the last minutes",
      "Ginger tea when we land",
    ],
    notIncluded: ["Dinner", "Transport to the beach"],
    toBring: ["Shorts or a swimsuit that may get wet", "Sandals that stay on", "Sunglasses"],
    itinerary: [
      {
        when: "15:45",
        title: "Lesson at the beach",
        text: "Half an hour for life jackets, paddles and the first turns.",
      },
      {
        when: "16:15",
        title: "Into the channels",
        text: "Slowly along the banks of the nearer islands, where the kingfishers are.",
        distance: 2.5,
      },
      {
        when: "17:30",
        title: "The fishermen go out",
        text: "We wait at the side of the channel until the boats have passed.",
      },
      { when: "17:50", title: "Home with the sunset behind us", distance: 2.5 },
      { when: "18:20", title: "Tea on the beach", meals: "Ginger tea" },
    ],
    questions: [
      {
        question: "Do the fishermen sing every evening?",
        answer:
          "No. The crews stay ashore around the full moon and in the closed season, which in recent years has fallen between August and October. The light on the islands is there all the same. Ask us about your date.",
      },
      {
        question: "Can children come?",
        answer:
          "From eight years, in a double kayak with an adult behind. Children up to twelve pay half.",
      },
      {
        question: "What if it rains?",
        answer:
          "In light rain we paddle, since you may get wet anyway. When there is thunder nobody goes on the water; you choose another evening or get your money back.",
      },
    ],
    related: [
      "night-boat-with-the-singing-fishermen",
      "kayak-to-napoleon-island",
      "dance-and-drum-evening",
    ],
  },
};
