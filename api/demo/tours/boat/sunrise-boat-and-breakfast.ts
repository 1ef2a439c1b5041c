import type { DemoTour } from "../demo-tour.ts";
import { kibuyeJetty } from "../start-places.ts";

export const sunriseBoatAndBreakfast: DemoTour = {
  slug: "sunrise-boat-and-breakfast",
  title: "Sunrise Boat and Breakfast",
  description: [
    "We leave the jetty in the dark and wait on the lake for the sun to rise over the hills behind Kibuye, while fishing boats paddle home past us. It's the quietest hour of the day, and often the clearest.",
    "The sun rises at about six all year. First the ridges of Idjwi catch the light in the west, then the islands, and last the water around the boat. The crews coming in have been out all night; some still sing, others are already counting the catch. We follow them to a landing place, where the sambaza are tipped out and sold before most of the town has had its tea.",
    "Breakfast is on an island or, if it is windy, on board: Rwandan coffee or tea, bread, eggs and fruit. You are back in Kibuye with the whole day still in front of you.",
  ].join("\n\n"),
  detailPage: "/service/sunrise-boat-and-breakfast",
  highlights: [
    "Daybreak on the lake",
    "Fishing boats returning with the night's catch",
    "Light reaching Idjwi first and the bay last",
    "Breakfast on an island",
    "Back in town early in the morning",
  ],
  tips: [
    "Bring a warm jacket for the first hour and sunscreen for the second.",
    "Carry a torch for the path to the jetty.",
    "Say Mwaramutse (good morning) to the crews and ask before photographing the sale of the fish.",
    "Tell us the day before if you do not eat eggs or bread.",
  ],
  photos: [
    { picture: "sunrise-boat-and-breakfast", caption: "Breakfast, if it is windy, on board" },
    { picture: "first-light-over-lake-kivu", caption: "Just after six" },
    { picture: "three-hulled-boats-coming-home", caption: "The night's work done" },
  ],
  facts: {
    activities: ["Boat", "Nature"],
    duration: { unit: "hours", min: 3 },
    level: { grade: "easy", note: "The only effort is getting up." },
    groupSize: { min: 1, max: 10 },
    minimumAge: 4,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeJetty, time: "05:15" },
    prices: [
      {
        amount: 35,
        currency: "USD",
        per: "person",
        people: { min: 3, max: 10 },
        note: "Sample price, with breakfast",
      },
      { amount: 95, currency: "USD", per: "group", people: { min: 1, max: 2 } },
      {
        amount: 25_000,
        currency: "RWF",
        per: "person",
        people: { min: 3, max: 10 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Motor boat with skipper and life jackets",
      "A guide",
      "Breakfast with Rwandan coffee or tea, bread, eggs and fruit",
      "Blankets",
    ],
    notIncluded: ["Fish from the landing place", "A lift to the jetty (ask us if it is far)"],
    toBring: ["Sandals for the island", "Small notes, if you would like to buy sambaza"],
    itinerary: [
      { when: "05:15", title: "From the jetty in the dark" },
      {
        when: "05:40",
        title: "Waiting for the sun",
        text: "Engine off, a cup of tea in hand. It is light by about six.",
        meals: "Tea",
      },
      {
        when: "06:20",
        title: "With the boats to the landing place",
        text: "The catch is weighed, argued over and sold within the hour.",
      },
      {
        when: "07:10",
        title: "Breakfast on an island",
        meals: "Breakfast",
      },
      { when: "08:15", title: "Back at the jetty" },
    ],
    questions: [
      {
        question: "Is there always a sunrise to see?",
        answer:
          "In the dry months, mostly. In the rains there is often cloud in the east, and the morning comes up grey instead. The boats come home either way.",
      },
      {
        question: "Are there fishing boats all year?",
        answer:
          "Not around the full moon, and not in the closed season, in recent years between August and October. On those mornings we go to the bird islands instead.",
      },
    ],
    related: [
      "night-boat-with-the-singing-fishermen",
      "birds-of-the-kivu-shore-at-dawn",
      "kibuye-town-and-market-walk",
    ],
  },
};
