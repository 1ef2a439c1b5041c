import { tourRoute } from "shared/tour-route";
import route from "../../routes/mount-karongi-ridge-hike.json" with { type: "json" };
import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const mountKarongiRidgeHike: DemoTour = {
  slug: "mount-karongi-ridge-hike",
  title: "Mount Karongi Ridge Hike",
  description: [
    "Walk from the farms above Kibuye to the ridges of Mount Karongi, where the wind is cool and the lake lies far below with all its islands. There is no technical ground, only a very great deal of uphill.",
    "Mount Karongi trail tours last 6 to 12 hours. The shorter walk starts higher up and turns back at a viewpoint; the longer one begins near the lake and takes in more of the ridge. We choose between them the evening before, according to the weather and to what you feel like. The path leads through banana groves and terraces, past schools and small churches, then into eucalyptus and open grazing land where herdsmen will want to know where you come from.",
    "On clear mornings you see across Idjwi to the mountains of Congo. Cloud often gathers by noon, which is the reason for our early start.",
  ].join("\n\n"),
  detailPage: "/service/mount-karongi-ridge-hike",
  highlights: [
    "6 to 12 hours on foot depending on the route",
    "The islands of Kibuye seen from above",
    "Terraces and villages on the way up",
    "Open ridges and eucalyptus woods",
    "Picnic at a viewpoint",
  ],
  tips: [
    "Wear walking boots with a good profile. Red earth is slippery for a day after rain.",
    "Pack sun protection and a warm layer together; you will need both.",
    "Carry two to three litres of water per person.",
    "People are at work in the fields: greet them with Mwaramutse (good morning) and ask before taking pictures.",
    "The clearest views usually come soon after rain has washed the air or early in the dry months.",
  ],
  photos: [
    { picture: "mount-karongi-ridge-hike", caption: "Above the morning cloud" },
    {
      picture: "view-from-mount-karongi",
      caption: "The islands of Kibuye, counted over the picnic",
    },
    { picture: "terraces-after-rain", caption: "The way up, an hour after rain" },
    { picture: "banana-groves", caption: "The first half hour" },
  ],
  facts: {
    activities: ["Hiking", "Nature"],
    duration: { unit: "hours", min: 6, max: 12 },
    level: {
      grade: "demanding",
      note: "The long walk: 21 km and 960 m of climbing, on paths. The short one is about half of that.",
    },
    groupSize: { min: 1, max: 10 },
    minimumAge: 12,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "06:00" },
    prices: [
      {
        amount: 45,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 4 },
        note: "Sample price, with picnic",
      },
      {
        amount: 36,
        currency: "USD",
        per: "person",
        people: { min: 5, max: 10 },
        note: "Sample price",
      },
      { amount: 70, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 32_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 10 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "A guide for the whole day",
      "Picnic: chapati or bread, eggs, avocado, fruit",
      "The car to the higher start, if you take the shorter walk",
      "A walking stick",
    ],
    notIncluded: ["Drinking water for the start", "Drinks at village shops"],
    toBring: ["Rain jacket", "Small rucksack", "Long trousers against grass and sun"],
    itinerary: [
      {
        when: "06:00",
        title: "Out of town by the footpaths",
        text: "Banana groves, terraces, children on their way to school.",
        distance: 4,
        ascent: 360,
      },
      {
        when: "08:00",
        title: "Through eucalyptus to open ground",
        text: "Here the shorter walk joins, and the wind begins.",
        distance: 5.5,
        ascent: 530,
      },
      {
        when: "10:45",
        title: "Along the ridge, to nearly 2,500 m",
        text: "Herdsmen, grass, and on clear days Idjwi and the mountains of Congo.",
        distance: 2,
        ascent: 70,
      },
      { when: "11:30", title: "Picnic at a viewpoint", meals: "Picnic" },
      {
        when: "12:30",
        title: "Down by the northern spur",
        text: "Another path than the one we came by, past two villages and a spring.",
        distance: 9.7,
      },
      { when: "16:00", title: "In Kibuye" },
    ],
    questions: [
      {
        question: "Which walk does the map show?",
        answer:
          "The long one, from the bus park to the ridge and back. The shorter walk starts by car at about 1,950 m, turns back at the first viewpoint and takes six to seven hours with the drive.",
      },
      {
        question: "Is the height a problem?",
        answer:
          "You sleep at 1,460 m and walk to about 2,450 m. Most people notice short breath and nothing worse. Come a night or two before, walk slowly, drink.",
      },
      {
        question: "Do we walk in the rain?",
        answer:
          "In a shower, yes. On days of steady rain the red paths are like soap and the view is a white wall, and we tell you so the evening before. Moving the day costs nothing.",
      },
    ],
    related: [
      "mount-karongi-mountain-bike-climb",
      "ndaba-falls-walk",
      "a-day-with-a-lakeside-family",
    ],
    route: tourRoute.parse(route),
  },
};
