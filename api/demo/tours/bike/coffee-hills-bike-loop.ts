import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const coffeeHillsBikeLoop: DemoTour = {
  slug: "coffee-hills-bike-loop",
  title: "Coffee Hills Bike Loop",
  description: [
    "A half-day loop through the coffee-growing hills near Kibuye, with a stop among the trees and another at a washing station by the lake. The riding is moderate: some honest climbs, wide dirt roads, and nothing that calls for mountain-bike technique.",
    "The coffee here is Bourbon arabica, grown by families on small plots, often beside bananas and beans. From roughly March to July you may see the red cherries being picked, carried in on heads and bicycles, floated, pulped, and spread on long drying tables where people sort them by hand. In the other months the station is quiet and we spend more time with the trees and on the bikes.",
    "We finish with a cup of coffee before riding back down to the bay. Many Rwandans grow coffee but drink tea, so do not be surprised if your question about milk and sugar starts a discussion.",
  ].join("\n\n"),
  detailPage: "/service/coffee-hills-bike-loop",
  highlights: [
    "A half-day ride of moderate effort",
    "Bourbon arabica trees on family plots",
    "Washing station and drying tables in the season",
    "A cup of coffee grown on these slopes",
    "Views over the bays of Kibuye",
  ],
  tips: [
    "Come between March and July for the harvest. These are also rainy weeks in part so pack a light jacket.",
    "Closed shoes are better than sandals both on the pedals and at the wet station.",
    "Ask the people at the tables before you photograph them or their work.",
    "Coffee to take home is paid in cash; bring francs.",
  ],
  photos: [
    { picture: "coffee-hills-bike-loop", caption: "The road up through the coffee" },
    { picture: "coffee-cherries", caption: "Ripe, from about March to July" },
    { picture: "drying-tables", caption: "Sorting by hand at the washing station" },
    { picture: "red-earth-switchbacks", caption: "Honest climbs, wide bends" },
  ],
  facts: {
    activities: ["Bike", "Culture"],
    duration: { unit: "hours", min: 4, max: 5 },
    level: {
      grade: "moderate",
      note: "20 km and about 450 m of climbing on wide dirt roads; no technique needed.",
    },
    groupSize: { min: 2, max: 8 },
    minimumAge: 12,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "08:00" },
    prices: [
      {
        amount: 40,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 4 },
        note: "Sample price, with bike and coffee",
      },
      {
        amount: 34,
        currency: "USD",
        per: "person",
        people: { min: 5, max: 8 },
        note: "Sample price",
      },
      {
        amount: 30_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 8 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Mountain bike and helmet",
      "A guide on a bike, with tools and spare tubes",
      "The visit among the trees and at the washing station",
      "Coffee, bread and fruit at the end of the visit",
    ],
    notIncluded: ["Lunch", "Coffee to take home"],
    toBring: ["A bottle of water", "Sunscreen", "Gloves, if you are used to them"],
    itinerary: [
      { when: "08:00", title: "Bikes and helmets" },
      {
        when: "08:20",
        title: "Up into the hills",
        text: "An hour of climbing, with rests. The bays of Kibuye open out behind you.",
        distance: 8,
        ascent: 350,
      },
      {
        when: "09:40",
        title: "Among the trees",
        text: "How a tree is pruned, what a ripe cherry tastes like, and what a kilo of them brings.",
      },
      { when: "10:20", title: "Down to the washing station", distance: 5, ascent: 30 },
      {
        when: "10:40",
        title: "At the station, and a cup of coffee",
        text: "In the season you follow the cherries from the scale to the tables. In other months the station is quiet, and there is more time for the cup.",
        meals: "Coffee, bread and fruit",
      },
      { when: "11:40", title: "Along the shore to Kibuye", distance: 7, ascent: 70 },
      { when: "12:30", title: "Back at the bus park" },
    ],
    questions: [
      {
        question: "Is it worth coming outside the harvest?",
        answer:
          "For the ride and the views, yes. For the machines and the tables, no: they stand still from about August to February. We tell you what there is to see in your week.",
      },
      {
        question: "Can children ride along?",
        answer:
          "From about twelve years, if they are used to hills. We have bikes for riders from 1.50 m; smaller ones are hard to find here.",
      },
    ],
    related: ["coffee-from-cherry-to-cup", "congo-nile-trail-kibuye-section", "gisovu-tea-ride"],
  },
};
