import { tourRoute } from "shared/tour-route";
import route from "../../routes/kayak-to-napoleon-island.json" with { type: "json" };
import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBeach } from "../start-places.ts";

export const kayakToNapoleonIsland: DemoTour = {
  slug: "kayak-to-napoleon-island",
  title: "Kayak to Napoleon Island",
  description: [
    "Napoleon Island rises out of the lake off Kibuye in the shape of the emperor's hat, and by kayak you come close enough to hear its fruit bats before you ever see them. The island is a steep green cone; in Kinyarwanda it is also called Nyamunini.",
    "We start in the morning, when the lake is usually calm, and thread our way between the smaller islands with rests wherever you like. Once ashore, you can walk up a narrow, steep path. The bats hang in the trees by day, large and restless, and they do not need our help to fly: we keep our voices down and do not clap to make them rise. From the top the whole archipelago of Kibuye lies around you, with the Congolese shore beyond.",
    "You need no kayaking experience, only the will to paddle for several hours. We practise near the beach until everyone can steer and stop.",
  ].join("\n\n"),
  detailPage: "/service/kayak-to-napoleon-island",
  highlights: [
    "An island in the shape of Napoleon's hat",
    "A colony of fruit bats in the trees",
    "A steep walk to the top and a view over the islands",
    "Quiet water between the smaller islands",
    "Paddling lesson at the beach before we leave",
  ],
  tips: [
    "Put trainers or walking shoes in the dry bag: the island path is too steep for sandals.",
    "The sun comes from above and from the water. Wear a hat and a long-sleeved shirt that may get wet.",
    "Never touch a bat and do not sit under the roosting trees.",
    "Bring two litres of water per person; nothing is sold on the island.",
    "Wind often gets up in the afternoon so please be punctual in the morning.",
  ],
  photos: [
    { picture: "kayak-to-napoleon-island", caption: "On the way to Napoleon Island" },
    { picture: "napoleon-island-from-the-water", caption: "The emperor's hat, brim and all" },
    { picture: "kayaks-on-the-beach", caption: "Where we practise before we leave" },
    { picture: "paddling-through-mist", caption: "Early on the lake" },
    {
      picture: "fruit-bats-leaving-napoleon-island",
      caption: "The bats at dusk, long after we have gone home",
    },
  ],
  facts: {
    activities: ["Kayak", "Nature"],
    duration: { unit: "hours", min: 5, max: 6 },
    level: {
      grade: "moderate",
      note: "About three and a half hours of paddling, with rests, and a steep half hour on foot.",
    },
    groupSize: { min: 2, max: 8 },
    minimumAge: 12,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBeach, time: "07:00" },
    prices: [
      {
        amount: 45,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 4 },
        note: "Sample price, with a picnic on the island",
      },
      {
        amount: 38,
        currency: "USD",
        per: "person",
        people: { min: 5, max: 8 },
        note: "Sample price",
      },
      {
        amount: 40_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 8 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Single or double kayak, paddle and life jacket",
      "A lesson at the beach and a guide in a kayak beside you",
      "A dry bag for each person",
      "Picnic with bread, eggs, avocado and fruit",
      "A motor boat on call in case the wind gets up",
    ],
    notIncluded: ["Drinking water", "Transport to Kibuye"],
    toBring: ["Swimsuit and towel", "Sunscreen", "Dry clothes to leave at the beach"],
    itinerary: [
      {
        when: "07:00",
        title: "Lesson at the beach",
        text: "We fit the life jackets, and everyone learns to start, steer and stop in the shallows.",
      },
      {
        when: "07:45",
        title: "Out between the islands",
        text: "We keep to the sheltered side and rest wherever you like.",
        distance: 4.7,
      },
      {
        when: "09:30",
        title: "Ashore, and up to the top",
        text: "The path is narrow and steep. Anyone who prefers the shade can wait by the boats with a guide.",
        distance: 1.5,
        ascent: 140,
      },
      { when: "10:45", title: "Picnic by the water", meals: "Picnic" },
      {
        when: "11:15",
        title: "Back by the northern channels",
        text: "A slightly longer way home, with Amahoro Island on the left.",
        distance: 5.1,
      },
      { when: "13:00", title: "On the beach in Kibuye" },
    ],
    questions: [
      {
        question: "What happens if the wind gets up?",
        answer:
          "We wait behind an island until it drops, turn round early, or call the motor boat, which tows the kayaks. None of that costs you anything. If the lake is rough before we start, we go on another day or give the money back.",
      },
      {
        question: "Do I have to be able to swim?",
        answer:
          "You should feel at home in the water. Everyone wears a life jacket all the way. If you cannot swim, tell us, and you share a double kayak with a guide.",
      },
      {
        question: "Shall we see the bats?",
        answer:
          "Nearly always, hanging in the trees. From time to time the colony moves to another part of the island or to another island altogether; then you hear about it before you leave, and the view is still yours.",
      },
    ],
    related: [
      "sunset-kayak-among-the-islands",
      "amahoro-island-kayak-and-swim",
      "boat-to-amahoro-and-the-bird-islands",
    ],
    route: tourRoute.parse(route),
  },
};
