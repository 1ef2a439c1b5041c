import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBeach } from "../start-places.ts";

export const threeDayKayakAlongTheShore: DemoTour = {
  slug: "three-day-kayak-along-the-shore",
  title: "Three-Day Kayak along the Shore",
  description: [
    "For three days you follow Rwanda's shore of Lake Kivu from Kibuye, bay by bay, sleeping by the water and carrying what you need in the kayak. We decide with you, and with the wind, whether to go north or south.",
    "A day has a simple shape. We paddle early while the lake is flat, rest through the hot hours in a village or on a beach, and go on for a while in the afternoon if the water allows. The hills come straight down to the lake here, so you see the country as the fishermen do: terraces above, boats drawn up below, a path with people on it, children calling across the water. Coffee washing stations stand by some of the bays.",
    "Nights are in tents or simple guesthouses. You should be able to swim, be used to some exercise, and not mind washing in the lake.",
  ].join("\n\n"),
  detailPage: "/service/three-day-kayak-along-the-shore",
  highlights: [
    "Three days and two nights by the water",
    "Villages and coffee stations seldom seen from the road",
    "Early starts on flat water",
    "Camping or simple guesthouses",
    "Route chosen with the wind",
  ],
  tips: [
    "Pack little and pack soft: everything has to go into dry bags.",
    "Bring a head torch and a warm layer for the evenings.",
    "Sandals with a heel strap are the best footwear for landing on stones.",
    "The dry months (June to September and December to February) have the steadiest weather; storms come up fast in the rains.",
    "Ask before you photograph people at the lake. Many come there to wash.",
  ],
  photos: [
    { picture: "three-day-kayak-along-the-shore", caption: "A night by the water" },
    { picture: "paddling-through-mist", caption: "Early, while the lake is flat" },
    { picture: "banana-groves", caption: "The path behind the beach" },
    { picture: "first-light-over-lake-kivu", caption: "Before the second day" },
  ],
  facts: {
    activities: ["Kayak", "Nature"],
    duration: { unit: "days", min: 3 },
    level: {
      grade: "moderate",
      note: "Four to five hours of paddling a day; you can swim, and simple nights do not trouble you.",
    },
    groupSize: { min: 2, max: 6 },
    minimumAge: 16,
    months: [1, 2, 6, 7, 8, 9, 12],
    languages: ["English", "French", "Kinyarwanda", "Swahili"],
    start: { ...kibuyeBeach, time: "07:00" },
    prices: [
      {
        amount: 390,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 3 },
        note: "Sample price, with nights and all meals on the way",
      },
      {
        amount: 330,
        currency: "USD",
        per: "person",
        people: { min: 4, max: 6 },
        note: "Sample price",
      },
    ],
    included: [
      "Touring kayak, paddle, life jacket and dry bags",
      "A guide for all three days",
      "Tents and mats, or a room in a simple guesthouse",
      "Meals as listed, tea and treated drinking water",
      "Motor boat back to Kibuye on the last day, kayaks and all",
    ],
    notIncluded: ["Sleeping bag (we hire them out)", "Bottled drinks in the villages"],
    toBring: [
      "Two sets of clothes: one for the water and one that stays dry",
      "Sunscreen, hat and sunglasses on a string",
      "Insect repellent and your own medicines",
      "Towel and biodegradable soap, to be used well away from the lake",
    ],
    itinerary: [
      {
        when: "Day 1",
        title: "From Kibuye to the first bay",
        text: "A lesson, then out through the islands and along the shore, north or south as the wind says. Lunch and the hot hours in a village, an hour or two more in the afternoon, and a swim where we sleep.",
        distance: 14,
        meals: "Lunch, dinner",
        night: "Tent or simple guesthouse by the water",
      },
      {
        when: "Day 2",
        title: "Bay by bay",
        text: "On the water by half past six, and the longest stretch done before the sun is high. If there is a coffee washing station on our way, we stop there. The fishermen pass our beach at dusk.",
        distance: 17,
        meals: "Breakfast, lunch, dinner",
        night: "Tent or simple guesthouse by the water",
      },
      {
        when: "Day 3",
        title: "The last headlands, and home by boat",
        text: "We paddle until late morning. After lunch the motor boat comes for us, and the shore of three days goes by in about two hours.",
        distance: 11,
        meals: "Breakfast, lunch",
      },
    ],
    questions: [
      {
        question: "Have I paddled enough for this?",
        answer:
          "If you have spent a few hours in a kayak before, on any water, and can imagine doing it again the next morning, yes. If you have never held a paddle, come for a morning to Amahoro Island first.",
      },
      {
        question: "Where do we wash, and is there a toilet?",
        answer:
          "You wash in the lake, without soap, or from a bucket, with it. Guesthouses have simple toilets. On beaches we use those of the village, and where there are none the guide has a spade.",
      },
      {
        question: "Can I charge my phone?",
        answer:
          "Not to be relied on. Bring a power bank; the guide carries a telephone that works along most of the shore.",
      },
      {
        question: "What if the weather turns against us?",
        answer:
          "Then we wait, shorten a day or go home by boat. If the whole tour has to be called off, you get your money back.",
      },
    ],
    related: ["kayak-to-napoleon-island", "kibuye-to-rubavu-by-boat"],
  },
};
