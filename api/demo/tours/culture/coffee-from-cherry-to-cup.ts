import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const coffeeFromCherryToCup: DemoTour = {
  slug: "coffee-from-cherry-to-cup",
  title: "Coffee from Cherry to Cup",
  description: [
    "Follow coffee through every step on one hillside above the lake: the tree, the red cherry, the washing station, the long drying table, the pan over the fire, and at last the cup. It is Bourbon arabica, grown by families on small plots.",
    "In the harvest, roughly from March to July, you can pick a few cherries yourself and bring them to the station. There they are floated, pulped, fermented and washed, and then lie for many days on raised tables in the sun, turned and sorted by hand. Outside the season the machines stand still, but the trees, the pruning, the roasting and the tasting are always there to see.",
    "In the last hour we roast on a wood fire, crush the beans in a wooden mortar and drink the result together, slowly, talking about what a farmer is paid and what a cup costs elsewhere.",
  ].join("\n\n"),
  detailPage: "/service/coffee-from-cherry-to-cup",
  highlights: [
    "Bourbon arabica on family plots",
    "Picking and washing in the season",
    "Hand sorting at the drying tables",
    "Roasting over a wood fire",
    "Tasting with the people who grew it",
  ],
  tips: [
    "April to June is usually the busiest time at the stations; say so if picking matters to you.",
    "Wear closed shoes: slopes are steep and station floors are wet.",
    "Bring cash if you would like to take coffee home.",
    "Ask the sorters before you take their picture and show it to them afterwards.",
  ],
  photos: [
    { picture: "coffee-from-cherry-to-cup", caption: "The end of the morning" },
    { picture: "coffee-cherries", caption: "The beginning of it" },
    { picture: "drying-tables", caption: "Turned and sorted by hand, for many days" },
  ],
  facts: {
    activities: ["Culture"],
    duration: { unit: "hours", min: 4 },
    level: { grade: "easy", note: "Two kilometres on foot, on a steep hillside." },
    groupSize: { min: 1, max: 8 },
    minimumAge: 6,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "08:30" },
    prices: [
      {
        amount: 32,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 8 },
        note: "Sample price, with transport and coffee",
      },
      { amount: 52, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 22_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 8 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Car from Kibuye to the hillside and back",
      "A guide who translates",
      "A payment to the farmers and the station for their time",
      "Roasting, tasting and bread to go with it",
    ],
    notIncluded: ["Coffee to take home", "Lunch"],
    toBring: ["Sun hat", "A rain jacket in the harvest weeks", "Questions"],
    itinerary: [
      { when: "08:30", title: "By car to the hillside" },
      {
        when: "09:00",
        title: "Among the trees",
        text: "Pruning, mulching and, in the season, picking: only the red ones, and only with a twist.",
        distance: 1,
      },
      {
        when: "10:00",
        title: "Washing station and drying tables",
        text: "With the machines running from about March to July, and in peace during the rest of the year.",
        distance: 1,
      },
      {
        when: "11:15",
        title: "Roast, crush, drink",
        text: "A pan, a fire, a mortar and about an hour of patience.",
        meals: "Coffee and bread",
      },
      { when: "12:30", title: "Back in Kibuye" },
    ],
    questions: [
      {
        question: "Can we buy the coffee?",
        answer:
          "Usually, roasted that week, in bags of 250 or 500 g. The money goes to the people who grew it. Green beans we cannot sell you; exporting them needs papers.",
      },
      {
        question: "What do children do here?",
        answer:
          "Pick, sort, pound and hand round the bread. The cup is for the grown-ups; there is ginger tea without caffeine as well.",
      },
      {
        question: "Do we see how much the farmers earn?",
        answer:
          "You may ask, and you get an answer. The price of a kilo of cherries is set each season and known to everyone on the hill.",
      },
    ],
    related: ["coffee-hills-bike-loop", "a-day-with-a-lakeside-family"],
  },
};
