import type { DemoTour } from "../demo-tour.ts";
import { kibuyeJetty } from "../start-places.ts";

export const birdsOfTheKivuShoreAtDawn: DemoTour = {
  slug: "birds-of-the-kivu-shore-at-dawn",
  title: "Birds of the Kivu Shore at Dawn",
  description: [
    "Be at the water before the sun, and the shore of Lake Kivu belongs to the birds: kingfishers, cormorants, herons, weavers and sunbirds, all busy in the first two hours of daylight. This is a slow walk of about a morning, for beginners as much as for people with lists.",
    "We go along reed beds, gardens and quiet bays near Kibuye. Pied kingfishers are nearly certain. The small malachite kingfisher is a matter of looking hard at the right reed. African fish eagles call from the tall trees, and between about October and April ospreys come from the north. Grey crowned cranes, which are endangered, prefer marshy valleys; when they have been seen in the area, we go there and keep our distance.",
    "If you like, the last part can be made by boat, drifting along the islets where cormorants roost.",
  ].join("\n\n"),
  detailPage: "/service/birds-of-the-kivu-shore-at-dawn",
  highlights: [
    "Two hours of bird song at first light",
    "Pied and malachite kingfishers",
    "African fish eagles in the tall trees",
    "A chance of grey crowned cranes",
    "Optional boat along the cormorant islets",
  ],
  tips: [
    "Bring binoculars and wear muted colours; white and red stand out in the reeds.",
    "Long trousers and closed shoes are right for wet grass in the morning.",
    "We play no recorded calls. Patience works better and disturbs nobody.",
    "Visit from November to March if you want northern migrants as well as resident birds.",
  ],
  photos: [
    { picture: "birds-of-the-kivu-shore-at-dawn", caption: "The first hour belongs to the herons" },
    { picture: "kingfisher-on-a-reed", caption: "Look hard at the right reed" },
    { picture: "grey-crowned-cranes", caption: "Endangered, and a matter of luck" },
  ],
  facts: {
    activities: ["Nature"],
    duration: { unit: "hours", min: 4, max: 5 },
    level: {
      grade: "easy",
      note: "About four kilometres on level paths, with much standing still.",
    },
    groupSize: { min: 1, max: 6 },
    minimumAge: 8,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeJetty, time: "05:30" },
    prices: [
      {
        amount: 35,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 6 },
        note: "Sample price, with tea and bread",
      },
      { amount: 55, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 30,
        currency: "USD",
        per: "group",
        note: "The boat along the islets, if you like",
      },
    ],
    included: [
      "A guide who knows the calls",
      "A pair of binoculars to share and a field guide",
      "Tea, bread and bananas on the way",
      "A list of what we saw, in the evening",
    ],
    notIncluded: ["Boat along the islets", "Breakfast afterwards"],
    toBring: ["A light jacket", "Insect repellent", "A bottle of water"],
    itinerary: [
      { when: "05:30", title: "From the jetty along the reeds", distance: 1 },
      {
        when: "06:00",
        title: "Sunrise by a quiet bay",
        text: "Herons, kingfishers and the first fish eagle. We sit more than we walk.",
      },
      {
        when: "07:15",
        title: "Gardens and hedges",
        text: "Weavers, sunbirds and whatever is in flower, with tea from the flask.",
        distance: 1.5,
        meals: "Tea and bread",
      },
      {
        when: "08:30",
        title: "The marsh, or the islets by boat",
        text: "To the marsh if cranes have been seen this week; otherwise out to the cormorants.",
        distance: 1.5,
      },
      { when: "09:45", title: "Back in Kibuye" },
    ],
    questions: [
      {
        question: "How many species shall we see?",
        answer: "On an ordinary morning thirty to fifty. We do not hurry to make it more.",
      },
      {
        question: "How likely are the cranes?",
        answer:
          "In some weeks very, in others not at all. They move between marshes, and when they nest we do not go near. We tell you what we know the evening before.",
      },
      {
        question: "I know nothing about birds. Is this for me?",
        answer:
          "Yes. The guide begins with five that anyone can recognise by breakfast. The rest is looking.",
      },
    ],
    related: ["boat-to-amahoro-and-the-bird-islands", "sunrise-boat-and-breakfast"],
  },
};
