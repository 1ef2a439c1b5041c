import type { DemoTour } from "../demo-tour.ts";
import { kibuyeJetty } from "../start-places.ts";

export const boatToAmahoroAndTheBirdIslands: DemoTour = {
  slug: "boat-to-amahoro-and-the-bird-islands",
  title: "Boat to Amahoro and the Bird Islands",
  description: [
    "An easy morning or afternoon by motor boat among the islands off Kibuye: birds on the small ones, bats on Napoleon Island if you like, and a long stop at Amahoro. It suits every age; nobody has to row.",
    "The islets are left mostly to the birds. Cormorants nest and quarrel in the trees, pied kingfishers hover and drop, and an African fish eagle often sits on the highest branch. We cut the engine early and drift, because the boat is a better hide than any bush. At Amahoro, whose name means peace, you can swim, walk round the shore or sit in the shade.",
    "Napoleon Island lies farther out. If the lake is calm and you have the time, we go on to see its outline, so like the emperor's hat, and its colony of fruit bats.",
  ].join("\n\n"),
  detailPage: "/service/boat-to-amahoro-and-the-bird-islands",
  highlights: [
    "Cormorants and kingfishers at close range",
    "Swimming stop at Amahoro Island",
    "Napoleon Island when the lake allows",
    "Suitable for small children and grandparents",
  ],
  tips: [
    "Bring binoculars and keep voices low near the nesting trees.",
    "Even with a roof over the boat the water throws the sun back at you: hat and sunscreen please.",
    "For Napoleon Island pack closed shoes; the path there is steep.",
    "Pack a swimsuit and some cash in a dry bag.",
  ],
  photos: [
    { picture: "boat-to-amahoro-and-the-bird-islands", caption: "Nobody has to paddle" },
    { picture: "napoleon-island-from-the-water", caption: "Farther out, when the lake is calm" },
    { picture: "kingfisher-on-a-reed", caption: "Often seen, seldom for long" },
  ],
  facts: {
    activities: ["Boat", "Nature"],
    duration: { unit: "hours", min: 3, max: 4 },
    level: {
      grade: "easy",
      note: "You sit in the shade; only the path on Napoleon Island, if you choose it, is steep.",
    },
    groupSize: { min: 1, max: 12 },
    minimumAge: 0,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeJetty, time: "08:30" },
    prices: [
      {
        amount: 25,
        currency: "USD",
        per: "person",
        people: { min: 4, max: 12 },
        note: "Sample price, with fruit and drinking water",
      },
      { amount: 90, currency: "USD", per: "group", people: { min: 1, max: 3 } },
      {
        amount: 90_000,
        currency: "RWF",
        per: "group",
        people: { min: 1, max: 12 },
        note: "The whole boat, for residents of Rwanda",
      },
    ],
    included: [
      "Motor boat with roof, skipper and life jackets, small ones too",
      "A guide who knows the birds",
      "A pair of binoculars to share",
      "Fruit and drinking water",
    ],
    notIncluded: [
      "Lunch (we can order fish ahead)",
      "Napoleon Island: one hour and 20 dollars more",
    ],
    toBring: ["Towel", "A light shirt with long sleeves", "A toy for the sand, if you are small"],
    itinerary: [
      { when: "08:30", title: "From the jetty, engine slow" },
      {
        when: "08:50",
        title: "Along the bird islands",
        text: "We drift past the nesting trees and name what we see. A list goes round for those who like lists.",
      },
      {
        when: "10:00",
        title: "Amahoro Island",
        text: "Swim, walk round the shore, or sit. The time goes quickly.",
        meals: "Fruit",
      },
      {
        when: "11:45",
        title: "Home, or on to Napoleon Island",
        text: "The skipper looks at the water and says whether it is a good idea.",
      },
      { when: "12:15", title: "At the jetty in Kibuye" },
    ],
    questions: [
      {
        question: "Can we go in the afternoon?",
        answer:
          "Yes, from 14:00. The sun then falls on the islands from the lake side, which is good for photographs; the water is a little less calm.",
      },
      {
        question: "Does a pushchair or a wheelchair get on board?",
        answer:
          "Folded, yes. Two of us can help a person in from the jetty, which is level with the boat. On Amahoro the landing is a beach, so somebody has to be carried or stay in the boat. Tell us beforehand and we find the best way.",
      },
      {
        question: "Is the boat only for us?",
        answer:
          "If you are four or more, or take the group price, yes. Otherwise we may ask whether others can join, and you are free to say no.",
      },
    ],
    related: [
      "amahoro-island-kayak-and-swim",
      "birds-of-the-kivu-shore-at-dawn",
      "sunrise-boat-and-breakfast",
    ],
  },
};
