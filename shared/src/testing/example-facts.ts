import { byFact, tourFacts } from "../content/tours/tour-facts.ts";

export const exampleFacts = tourFacts.parse(
  byFact({
    words: ["Kayak", "Nature"],
    lines: ["A guide", "Water"],
    number: 12,
    range: { min: 2, max: 8 },
    duration: { unit: "days", min: 2, max: null },
    level: { grade: "moderate", note: "Four hours in the boat a day" },
    months: [1, 6, 7],
    departures: [
      { date: "2099-05-02", places: 3 },
      { date: "2099-05-09", places: 0 },
    ],
    start: { place: "The pier", time: "07:30", point: { latitude: -2.06, longitude: 29.35 } },
    prices: [
      { amount: 35.5, currency: "USD", per: "person", people: { min: 2, max: 4 }, note: "Lunch" },
    ],
    itinerary: [
      {
        when: "08:00",
        title: "Out",
        text: "Over the bay.\nThen back.",
        distance: 4.5,
        ascent: 120,
        meals: "Lunch",
        night: "Tents on the shore",
      },
    ],
    questions: [{ question: "Deep?", answer: "Yes,\nvery." }],
    route: {
      points: [
        [29.35, -2.06, null],
        [29.36, -2.06, 1_460],
        [29.31, -2.08, 1_470],
        [29.32, -2.09, null],
      ],
      breaks: [2],
      distance: 4.2,
      ascent: 20,
      descent: null,
    },
  }),
);
