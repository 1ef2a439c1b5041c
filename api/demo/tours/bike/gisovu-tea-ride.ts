import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const gisovuTeaRide: DemoTour = {
  slug: "gisovu-tea-ride",
  title: "Gisovu Tea Ride",
  description: [
    "Gisovu tea grows in the hills south-east of Kibuye, hundreds of metres above the lake, and the road up to it is one long climb. You feel the change as you ride: bananas and coffee give way to potatoes and pasture, the air cools, and then the slopes are suddenly covered by clipped, bright green tea.",
    "Strong riders can climb from the lake. Most people prefer to go up by car with the bikes on board, ride through the estate on its earth roads, and keep the long way down to Kibuye for the afternoon. The road is rough and stony, and slow by car too, so this takes a full day either way.",
    "Pickers are in the fields on working mornings, with baskets on their backs. Whether the factory can be visited is for the estate to say; we ask beforehand and tell you honestly.",
  ].join("\n\n"),
  detailPage: "/service/gisovu-tea-ride",
  highlights: [
    "Earth roads through the Gisovu tea fields",
    "Choice of climbing by bike or by car",
    "A long descent back towards the lake",
    "Pickers at work on weekday mornings",
    "Cool highland air near the edge of Nyungwe forest",
  ],
  tips: [
    "Bring a fleece or a warm layer. Gisovu can be cold and misty while Kibuye is in the sun.",
    "Use sunscreen all the same; tea fields offer no shade.",
    "Check your brakes with the guide before the descent and keep your speed down near villages.",
    "Stay on the paths between the bushes and ask the pickers before taking pictures.",
  ],
  photos: [
    { picture: "gisovu-tea-ride", caption: "On the estate's earth roads" },
    { picture: "tea-at-gisovu", caption: "Working morning" },
    { picture: "terraces-after-rain", caption: "On the way down" },
  ],
  facts: {
    activities: ["Bike", "Nature"],
    duration: { unit: "hours", min: 8, max: 10 },
    level: {
      grade: "moderate",
      note: "Up by car: 55 km, mostly downhill, on rough ground. Climbing by bike as well is demanding.",
    },
    groupSize: { min: 2, max: 6 },
    minimumAge: 14,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "06:30" },
    prices: [
      {
        amount: 85,
        currency: "USD",
        per: "person",
        people: { min: 4, max: 6 },
        note: "Sample price, with car, bike and lunch",
      },
      { amount: 115, currency: "USD", per: "person", people: { min: 2, max: 3 } },
    ],
    included: [
      "Car with a rack for the way up, and behind us on the way down",
      "Mountain bike and helmet",
      "A guide on a bike, with tools and spare tubes",
      "Lunch and tea near the estate",
      "Drinking water",
    ],
    notIncluded: ["Fee for a visit to the factory, if there is one", "Tea to take home"],
    toBring: ["Rain jacket", "Gloves for the descent", "Sunglasses against dust"],
    itinerary: [
      {
        when: "06:30",
        title: "Up by car",
        text: "Two hours or more on a rough road, from bananas to pasture. Strong riders who climb from the lake start an hour earlier.",
      },
      {
        when: "09:00",
        title: "Through the tea",
        text: "An easy round on the estate's roads, at more than 2,000 m. The pickers are at work, and Nyungwe forest stands along the skyline.",
        distance: 12,
        ascent: 250,
      },
      {
        when: "11:30",
        title: "Lunch and a glass of tea",
        text: "And the factory, if the estate has said yes.",
        meals: "Lunch",
      },
      {
        when: "12:30",
        title: "The long way down",
        text: "A descent with a few climbs in it, through potato fields, villages and at last bananas again.",
        distance: 43,
        ascent: 350,
      },
      { when: "16:00", title: "In Kibuye, by the lake" },
    ],
    questions: [
      {
        question: "Shall we see the factory?",
        answer:
          "Perhaps. The estate decides from week to week, and we ask as soon as you book. Please come for the fields and the ride; take the factory as a present.",
      },
      {
        question: "What if I do not want to ride all the way down?",
        answer: "The car follows us. You can get in at any village, and the bike goes on the rack.",
      },
      {
        question: "Does this work in the rains?",
        answer:
          "In light rain, yes. In the wettest weeks of April and May the road is sometimes closed by mud or a slide. Then we offer another ride or your money back.",
      },
    ],
    related: ["coffee-hills-bike-loop", "mount-karongi-mountain-bike-climb"],
  },
};
