import type { DemoTour } from "../demo-tour.ts";

export const ndabaFallsWalk: DemoTour = {
  slug: "ndaba-falls-walk",
  title: "Ndaba Falls Walk",
  description: [
    "Ndaba Falls drop over a dark cliff beside the road from Kigali to Kibuye, and most travellers see them for a minute from the car. We stop and walk down into the valley, and stand where the water lands.",
    "The rock is called Urutare rwa Ndaba, and it has a story. A man named Ndaba found a great store of honey in the cliff, had his friends let him down to it, and ate and ate while they waited above. What became of him, and whose fault it was, is told in several ways. By the roadside you will often meet young storytellers who perform it, some with the iningiri, a fiddle with one string.",
    "The path is short but steep, between fields and stones. The falls are full in the rains and thin to a veil at the end of the dry season. The walk fits well into the day you travel to or from the lake.",
  ].join("\n\n"),
  detailPage: "/service/ndaba-falls-walk",
  highlights: [
    "The foot of the falls and not only the view from the road",
    "The story of Ndaba and the honey",
    "Storytellers with the one-string iningiri",
    "A good stop between Kigali and Kibuye",
  ],
  tips: [
    "Wear shoes with grip: the lower path is wet all year.",
    "Keep a few small notes ready for the storytellers and agree before they begin.",
    "Put camera and phone in a dry bag near the falls.",
    "The water is strongest in April and May and again in November.",
  ],
  photos: [
    { picture: "ndaba-falls-walk", caption: "The path into the valley" },
    { picture: "ndaba-falls", caption: "Where the water lands" },
    { picture: "rain-over-the-hills", caption: "Where the water comes from" },
  ],
  facts: {
    activities: ["Hiking", "Culture", "Nature"],
    duration: { unit: "hours", min: 2, max: 3 },
    level: {
      grade: "moderate",
      note: "Only two kilometres, but 120 m steeply down on wet ground and up again.",
    },
    groupSize: { min: 1, max: 10 },
    minimumAge: 7,
    languages: ["English", "French", "Kinyarwanda"],
    start: {
      place: "Viewpoint of Ndaba Falls, on the road from Kigali to Kibuye",
      time: "10:00",
      point: { latitude: -2.0436, longitude: 29.4975 },
    },
    prices: [
      {
        amount: 18,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 10 },
        note: "Sample price, if you come with your own car",
      },
      { amount: 30, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 65,
        currency: "USD",
        per: "group",
        people: { min: 1, max: 4 },
        note: "Car from Kibuye and back, added to the price per person",
      },
    ],
    included: [
      "A guide, who meets you at the viewpoint",
      "A walking stick",
      "What the owners of the fields ask for the path",
    ],
    notIncluded: ["The storytellers, who set their own price", "Transport to the falls"],
    toBring: ["Rain jacket, against spray as well", "Dry socks for the car", "Water to drink"],
    itinerary: [
      {
        when: "10:00",
        title: "The view from the road, and the story",
        text: "If the storytellers are there, they tell it better than we do.",
      },
      { when: "10:40", title: "Down between the fields", distance: 1 },
      {
        when: "11:15",
        title: "At the foot of the falls",
        text: "Half an hour to stand, sit and get a little wet.",
      },
      { when: "11:45", title: "Up again, slowly", distance: 1, ascent: 120 },
      { when: "12:30", title: "At the car, in time for lunch in Kibuye or on the way to Kigali" },
    ],
    questions: [
      {
        question: "We come by bus from Kigali. Can we get off there?",
        answer:
          "Yes; tell the driver Ndaba when you get on. Your bags stay with us, and we flag down a bus to Kibuye afterwards. It may take half an hour, and may be full, so the car from Kibuye is surer.",
      },
      {
        question: "Can we swim under the falls?",
        answer:
          "No. Stones come down with the water, above all in the rains. We keep to the edge of the spray.",
      },
      {
        question: "Is it worth it in the dry season?",
        answer:
          "In August the falls are a veil. The path is easier then, and the story is the same length.",
      },
    ],
    related: ["kibuye-town-and-market-walk", "mount-karongi-ridge-hike"],
  },
};
