import { tourRoute } from "shared/tour-route";
import route from "../../routes/congo-nile-trail-kibuye-section.json" with { type: "json" };
import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const congoNileTrailKibuyeSection: DemoTour = {
  slug: "congo-nile-trail-kibuye-section",
  title: "Congo Nile Trail Kibuye Section",
  description: [
    "Ride one day of the Congo Nile Trail on the dirt roads and footpaths above Kibuye, with the lake showing itself again at almost every bend. The whole trail runs 227 km from Rubavu to Rusizi and passes close to town, so a day is a good way to find out whether you want more of it.",
    "We leave early, while the air is cool, and ride on red earth and gravel between banana groves, bean fields and stands of eucalyptus. Some climbs are short and steep, and pushing the bike is normal; the men taking bananas to market by bicycle push theirs too. At a village shop there is tea or a cold drink, and time to practise the greetings you will hear all day.",
    "We choose the exact route that morning, once we know how the tracks have come through the last rain.",
  ].join("\n\n"),
  detailPage: "/service/congo-nile-trail-kibuye-section",
  highlights: [
    "A full day on the Congo Nile Trail without changing hotels",
    "Lake views from the ridges above the bay",
    "Red-earth tracks through banana and bean fields",
    "Tea stop in a village on the way",
    "A swim at the end for those who want one",
  ],
  tips: [
    "Wear shoes with a stiff sole and some grip: you will push the bike on the steepest parts.",
    "The lake lies at about 1,460 m and the sun is strong even under cloud; cover arms and neck.",
    "Carry small notes in Rwandan francs for tea and fruit. Village shops cannot change large ones.",
    'Greet people with "Muraho" (hello) and ask before you take a photograph.',
  ],
  photos: [
    { picture: "congo-nile-trail-kibuye-section", caption: "Above the bay" },
    { picture: "the-trail-above-the-bay", caption: "The lake again, at almost every bend" },
    { picture: "red-earth-switchbacks", caption: "Up is always possible, sometimes on foot" },
    { picture: "riders-under-eucalyptus", caption: "Shade at last" },
  ],
  facts: {
    activities: ["Bike", "Nature"],
    duration: { unit: "hours", min: 6, max: 8 },
    level: {
      grade: "moderate",
      note: "About 25 km and 940 m of climbing on dirt; you will push the bike now and then.",
    },
    groupSize: { min: 2, max: 8 },
    minimumAge: 14,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "07:00" },
    prices: [
      {
        amount: 60,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 4 },
        note: "Sample price, with bike and lunch",
      },
      {
        amount: 50,
        currency: "USD",
        per: "person",
        people: { min: 5, max: 8 },
        note: "Sample price",
      },
      {
        amount: 48_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 8 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Mountain bike and helmet, fitted to you",
      "A guide on a bike, with tools and spare tubes",
      "Lunch in a village: rice or plantains, beans and greens",
      "Refills of drinking water on the way",
    ],
    notIncluded: ["Tea, fruit and cold drinks at the shops", "Rooms in Kibuye"],
    toBring: [
      "Cycling or gardening gloves",
      "A bottle for at least one and a half litres",
      "Rain jacket",
      "Swimsuit and a small towel",
    ],
    itinerary: [
      {
        when: "07:00",
        title: "Bikes and helmets",
        text: "We set saddles and brakes, and decide on the route with a look at the sky.",
      },
      {
        when: "07:30",
        title: "Up from the town to the first ridge",
        distance: 4,
        ascent: 230,
      },
      {
        when: "09:00",
        title: "Along the ridges to the south",
        text: "Banana groves, bean fields, two eucalyptus woods and a tea stop in between.",
        distance: 9,
        ascent: 350,
      },
      {
        when: "11:45",
        title: "Down to a bay, and lunch",
        text: "The village lies near the water. There is time to sit.",
        meals: "Lunch",
      },
      {
        when: "13:00",
        title: "Back by the lower track",
        text: "Shorter climbs, with the lake close below.",
        distance: 11.5,
        ascent: 360,
      },
      {
        when: "15:00",
        title: "A swim in Kibuye",
        text: "We finish at the beach. Those who want to be dry already are at the bus park in five minutes.",
      },
    ],
    questions: [
      {
        question: "Is the route on the map the one we ride?",
        answer:
          "It is the one we like best when the ground is dry. After heavy rain we leave out the clay and use more of the dirt road; distance and climbing stay about the same.",
      },
      {
        question: "I ride at home, but only on the flat. Is that enough?",
        answer:
          "If you can ride for three hours at home, you can do this day with some pushing. Nobody minds. The half-day loop through the coffee hills is easier.",
      },
      {
        question: "May I bring my own bike?",
        answer:
          "Gladly, if it has wide tyres, low gears and good brakes. The price is then 10 dollars less.",
      },
    ],
    related: [
      "five-days-on-the-congo-nile-trail",
      "coffee-hills-bike-loop",
      "mount-karongi-mountain-bike-climb",
    ],
    route: tourRoute.parse(route),
  },
};
