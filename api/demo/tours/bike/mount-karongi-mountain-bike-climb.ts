import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const mountKarongiMountainBikeClimb: DemoTour = {
  slug: "mount-karongi-mountain-bike-climb",
  title: "Mount Karongi Mountain Bike Climb",
  description: [
    "Mount Karongi stands over the hills behind Kibuye; this ride goes up it: a long climb from the lake to the cool ridges near the top, then a descent that pays for it. It's the hardest day ride we offer, and it suits people who enjoy going uphill.",
    "Mount Karongi trail tours last 6 to 12 hours. Where your day falls between the two depends on the route, on the state of the track and on how often you stop to look back. The lake itself lies at about 1,460 m, so you start high and go higher; strong legs from sea level will notice it. We ride gravel and red earth between farms and eucalyptus, push where it is too steep, and eat lunch where there is a view.",
    "On a clear day the islands lie below you, with Idjwi and the Congolese hills behind. On other days you ride into the cloud, and need your jacket.",
  ].join("\n\n"),
  detailPage: "/service/mount-karongi-mountain-bike-climb",
  highlights: [
    "A climb from the lake shore to the Karongi ridges",
    "6 to 12 hours on the mountain depending on the route",
    "Picnic lunch with the islands below",
    "A long descent on gravel and red earth",
    "Shorter turning points for tired legs",
  ],
  tips: [
    "Spend a night or two by the lake first so that you are used to the altitude.",
    "Bring a warm layer and a rain jacket even when Kibuye is hot: the ridge is windy and much cooler.",
    "Carry at least two litres of water and start with food you know you can eat.",
    "Full-finger gloves are worth having for the way down.",
    "Avoid the weeks of heavy rain in April; dry months give a firmer track and clearer views.",
  ],
  photos: [
    { picture: "mount-karongi-mountain-bike-climb", caption: "Going uphill, on purpose" },
    { picture: "riders-under-eucalyptus", caption: "Halfway up" },
    { picture: "view-from-mount-karongi", caption: "What lunch looks out on" },
  ],
  facts: {
    activities: ["Bike", "Nature"],
    duration: { unit: "hours", min: 6, max: 12 },
    level: {
      grade: "demanding",
      note: "Around 1,000 m of climbing in one go, and a long descent that needs good hands on the brakes.",
    },
    groupSize: { min: 1, max: 6 },
    minimumAge: 16,
    months: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12],
    languages: ["English", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "06:00" },
    prices: [
      {
        amount: 75,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 6 },
        note: "Sample price, with bike and picnic lunch",
      },
      { amount: 110, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 60_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 6 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Mountain bike with low gears and disc brakes, and a helmet",
      "A guide on a bike, with tools and spare tubes",
      "Picnic lunch, bananas and groundnuts",
      "A lift down, should you or the bike have had enough",
    ],
    notIncluded: ["Drinking water for the start", "Breakfast (we know who opens early)"],
    toBring: ["Sunscreen and sunglasses", "Dry shirt for the top", "A snack that you like"],
    itinerary: [
      { when: "06:00", title: "Bikes, brakes and a look at the sky" },
      {
        when: "06:20",
        title: "From the lake to the upper farms",
        text: "The road rises at once. We stop where there is shade, and at the last shop.",
        distance: 9,
        ascent: 480,
      },
      {
        when: "08:45",
        title: "Through the eucalyptus",
        text: "Steeper, stonier, cooler. The first good turning point is at the end of the wood.",
        distance: 6,
        ascent: 320,
      },
      {
        when: "10:30",
        title: "Out on the ridges",
        text: "Grazing land and wind. How far we follow the ridge is for the group to say.",
        distance: 4,
        ascent: 200,
      },
      { when: "12:00", title: "Lunch with a view, or with a cloud", meals: "Picnic lunch" },
      {
        when: "13:00",
        title: "All the way down",
        text: "With stops to rest hands and let brakes cool.",
        distance: 19,
      },
      { when: "15:30", title: "Back by the lake" },
    ],
    questions: [
      {
        question: "Six hours or twelve: how shall I plan my day?",
        answer:
          "Keep the whole of it free. A group that turns round at the end of the wood is back soon after noon. After rain, with long stops, or from the far end of the ridge, it can be six in the evening; the guide carries lights.",
      },
      {
        question: "Do we reach the very top?",
        answer:
          "The masts on the summit are fenced in. We ride to the ridges just below it, where the view is better anyway.",
      },
      {
        question: "How difficult is the riding?",
        answer:
          "There is nothing to jump over, but there are loose stones on steep ground for half an hour at a time. If that sounds like work rather than fun, walk the mountain with us instead.",
      },
    ],
    related: [
      "mount-karongi-ridge-hike",
      "congo-nile-trail-kibuye-section",
      "coffee-hills-bike-loop",
    ],
  },
};
