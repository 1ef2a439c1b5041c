import type { DemoTour } from "../demo-tour.ts";
import { kibuyeJetty } from "../start-places.ts";

export const kibuyeToRubavuByBoat: DemoTour = {
  slug: "kibuye-to-rubavu-by-boat",
  title: "Kibuye to Rubavu by Boat",
  description: [
    "Travel from Kibuye to Rubavu on the lake instead of the road, along the northern half of Rwanda's shore, with luggage on board and time for stops. It's a way to get on with your journey, and a day out in itself.",
    "Leaving the islands of Kibuye behind, we keep to Rwandan water and follow the hills of Rutsiro district. Fishing boats dry on the beaches, coffee stations stand by the bays, and out on the lake you may see the barge that draws methane from deep water for the power station at Kibuye. Around midday we land at a fishing village for lunch and a walk.",
    "In the north, on a clear day, the Virunga volcanoes stand behind the lake. We land at Rubavu, also known as Gisenyi, near the border with Congo. Allow most of the day, since wind decides the pace. The trip can also be made southwards.",
  ].join("\n\n"),
  detailPage: "/service/kibuye-to-rubavu-by-boat",
  highlights: [
    "The northern shore seen from the water",
    "Lunch stop in a fishing village",
    "The Virunga volcanoes on clear days",
    "Luggage travels with you",
    "Works in both directions",
  ],
  tips: [
    "Keep your passport with you in a dry bag: documents may be checked at the landing places.",
    "Mornings are calmer. If you are easily seasick take something before we leave.",
    "Bring a rain jacket in October and November and from March to May.",
    "Pack what you need during the day separately; the big bags are stowed under cover.",
  ],
  photos: [
    { picture: "kibuye-to-rubavu-by-boat", caption: "Northwards, towards the volcanoes" },
    { picture: "first-light-over-lake-kivu", caption: "Mornings are calmer" },
  ],
  facts: {
    activities: ["Boat", "Nature"],
    duration: { unit: "hours", min: 7, max: 9 },
    level: { grade: "easy", note: "A long day of sitting, with a short walk at noon." },
    groupSize: { min: 1, max: 10 },
    minimumAge: 4,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeJetty, time: "07:30" },
    prices: [
      {
        amount: 340,
        currency: "USD",
        per: "group",
        people: { min: 1, max: 4 },
        note: "Sample price for the whole boat, with lunch",
      },
      {
        amount: 80,
        currency: "USD",
        per: "person",
        people: { min: 5, max: 10 },
        note: "Sample price, with lunch",
      },
    ],
    included: [
      "Motor boat with roof, skipper, fuel and life jackets",
      "A guide as far as Rubavu",
      "Your luggage, under cover",
      "Lunch in the village: fish or beans, rice and greens",
      "Drinking water, tea and fruit on board",
    ],
    notIncluded: ["Transport from the landing in Rubavu", "The way back"],
    toBring: ["Sunscreen and a hat", "A warm layer for the first hour", "Something soft to sit on"],
    itinerary: [
      {
        when: "07:30",
        title: "Luggage aboard, and out through the islands",
      },
      {
        when: "08:30",
        title: "Along the hills of Rutsiro",
        text: "With the methane barge far out on the left, and stops wherever something is going on.",
        distance: 30,
      },
      {
        when: "12:00",
        title: "Lunch in a fishing village",
        text: "And a walk of half an hour, to see boats mended and nets dried.",
        meals: "Lunch",
      },
      { when: "13:30", title: "Northwards with the volcanoes ahead", distance: 22 },
      {
        when: "15:30",
        title: "Rubavu",
        text: "We land, help with the bags, and find you a taxi.",
      },
    ],
    questions: [
      {
        question: "What happens if the lake is too rough?",
        answer:
          "We leave earlier, wait, or put you and the bags into a car at the next bay with a road. If we cannot leave Kibuye at all, you get your money back, or the car for the whole way.",
      },
      {
        question: "Do we cross the border?",
        answer:
          "No. We stay on Rwandan water all day. Papers may be looked at all the same when we land.",
      },
      {
        question: "Can we take bicycles?",
        answer:
          "Up to four, with the pedals turned in. Many riders of the Congo Nile Trail come back this way.",
      },
    ],
    related: ["five-days-on-the-congo-nile-trail", "three-day-kayak-along-the-shore"],
  },
};
