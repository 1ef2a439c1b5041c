import type { DemoTour } from "../demo-tour.ts";
import { rubavuBeach } from "../start-places.ts";

export const fiveDaysOnTheCongoNileTrail: DemoTour = {
  slug: "five-days-on-the-congo-nile-trail",
  title: "Five Days on the Congo Nile Trail",
  description: [
    "Five days in the saddle take you from Rubavu in the north to Rusizi in the south, along the 227 km of the Congo Nile Trail, with Kibuye about half way. The name comes from the divide between two river basins: rain on one side of these hills runs to the Congo, rain on the other to the Nile.",
    "The trail keeps mostly to the lake side, climbing over one ridge after another and dropping back to bays where fishing boats lie on the sand. North of Kibuye you ride mainly on dirt, rough in places. South of it, dirt tracks alternate with stretches of the tarmac lake road, and towards Rusizi tea begins to replace coffee on the slopes.",
    "Nights are in guesthouses, some of them simple. Your bags go by road; you carry water, a rain jacket and a camera. If you would rather ride the northern half slowly and add Mount Karongi, look at our six-day mountain-bike tour.",
  ].join("\n\n"),
  detailPage: "/explore-more-to-Rwanda",
  highlights: [
    "The whole trail from Rubavu to Rusizi",
    "The watershed of the Congo and the Nile",
    "Fishing villages and coffee slopes in the north",
    "Tea country towards Rusizi in the south",
    "Luggage carried by road",
  ],
  tips: [
    "Train on hills before you come; the trail is hardly ever flat.",
    "Ride between June and September or from December to February. The long rains (March to May) turn the dirt to clay.",
    "Bring padded shorts and your own pedals if you are used to them.",
    "Take enough cash in Kibuye or Rubavu for several days; there are few machines between the towns.",
    "Learn three words before you start: Muraho (hello); Murakoze (thank you); Amakuru (how are you).",
  ],
  photos: [
    { picture: "five-days-on-the-congo-nile-trail", caption: "One ridge after another" },
    { picture: "red-earth-switchbacks", caption: "The trail is hardly ever flat" },
    { picture: "the-trail-above-the-bay", caption: "Between two bays" },
    { picture: "riders-under-eucalyptus", caption: "Cool for a kilometre" },
    { picture: "banana-groves", caption: "Through the gardens" },
  ],
  facts: {
    activities: ["Bike", "Nature"],
    duration: { unit: "days", min: 5 },
    level: {
      grade: "demanding",
      note: "Five to eight hours in the saddle each day, and more than 1,000 m of climbing on most of them.",
    },
    groupSize: { min: 2, max: 8 },
    minimumAge: 16,
    months: [1, 2, 6, 7, 8, 9, 12],
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...rubavuBeach, time: "07:00" },
    prices: [
      {
        amount: 790,
        currency: "USD",
        per: "person",
        people: { min: 4, max: 8 },
        note: "Sample price, with bike, nights, meals and luggage transport",
      },
      { amount: 920, currency: "USD", per: "person", people: { min: 2, max: 3 } },
    ],
    included: [
      "Mountain bike and helmet",
      "A guide on a bike, with tools and common spare parts",
      "Transport of one bag per person by road",
      "Four nights in guesthouses, two to a room",
      "Meals as listed, and drinking water on the ride",
    ],
    notIncluded: [
      "The night in Rubavu before the start and the one in Rusizi after the end",
      "Dinner in Kibuye on day 2",
      "Travel to Rubavu and home from Rusizi (we can arrange both)",
      "A room of your own (120 dollars more, where there are enough)",
    ],
    toBring: [
      "Rain jacket and a warm layer for the evenings",
      "Gloves, sunglasses and sunscreen",
      "Bottles or a bladder for three litres",
      "Swimsuit and sandals",
      "Plasters and your own medicines",
    ],
    itinerary: [
      {
        when: "Day 1",
        title: "Rubavu to Kinunu",
        text: "Past the brewery and the hot springs at Nyamyumba, then away from the tarmac and up. In the afternoon the trail drops through coffee to the lake.",
        distance: 42,
        ascent: 1300,
        meals: "Lunch, dinner",
        night: "Guesthouse by the lake at Kinunu",
      },
      {
        when: "Day 2",
        title: "Kinunu to Kibuye",
        text: "The longest day, so we start with the first light. Stony climbs through Rutsiro district until early afternoon; from Rubengera it is mostly downhill to the bays of Kibuye.",
        distance: 58,
        ascent: 1600,
        meals: "Breakfast, lunch",
        night: "Guesthouse in Kibuye",
      },
      {
        when: "Day 3",
        title: "Kibuye to Mugonero",
        text: "A shorter day for legs that remember yesterday. Ridges above the lake, one long descent, and an afternoon to wash clothes and sit.",
        distance: 36,
        ascent: 900,
        meals: "Breakfast, lunch, dinner",
        night: "Simple guesthouse near Mugonero",
      },
      {
        when: "Day 4",
        title: "Mugonero to Kibogora",
        text: "Dirt tracks through fishing bays, and stretches of the lake road where the tarmac is a rest for the hands.",
        distance: 45,
        ascent: 1150,
        meals: "Breakfast, lunch, dinner",
        night: "Guesthouse at Kibogora",
      },
      {
        when: "Day 5",
        title: "Kibogora to Rusizi",
        text: "Tea takes over from coffee on the slopes. The lake narrows, and in the afternoon Rusizi and the hills of Congo stand before you. We finish at the water.",
        distance: 46,
        ascent: 1050,
        meals: "Breakfast, lunch",
      },
    ],
    questions: [
      {
        question: "What if a day is too much for me?",
        answer:
          "The car with the bags is never more than an hour or two away by road. You can ride in it for a day, or for the worst climb, and nobody will mention it at dinner.",
      },
      {
        question: "How simple are the simple guesthouses?",
        answer:
          "A clean bed with a mosquito net, electricity on most evenings, and a shower that may be a bucket of warm water. In Kibuye there is more comfort.",
      },
      {
        question: "How do we get back from Rusizi?",
        answer:
          "By bus to Kibuye in about three hours, or to Kigali in about six; there are several a day. We can also drive you. The bikes go home with our car.",
      },
      {
        question: "Can we ride it from south to north?",
        answer:
          "Yes, with the same nights in reverse. The climbing is about the same; the stony part then comes at the end.",
      },
    ],
    related: ["congo-nile-trail-kibuye-section", "kibuye-to-rubavu-by-boat", "gisovu-tea-ride"],
  },
};
