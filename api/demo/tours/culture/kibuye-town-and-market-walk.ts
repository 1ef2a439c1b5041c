import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const kibuyeTownAndMarketWalk: DemoTour = {
  slug: "kibuye-town-and-market-walk",
  title: "Kibuye Town and Market Walk",
  description: [
    "Kibuye, the town of Karongi district, is spread along bays and peninsulas, so a walk through it is always a walk along the lake. In half a day your guide shows you the market, the shore and the places where people meet.",
    "At the market you learn the names of what you will be eating: isombe (cassava leaves), small dried sambaza, sweet bananas and the ones for cooking, tree tomatoes, beans in a dozen colours. Down by the water stands the Museum of the Environment, with rooms about energy and nature and a roof garden of medicinal plants.",
    "The church on the peninsula is a memorial to those killed there in the genocide against the Tutsi in 1994. We go there only if you wish to, and in silence. Otherwise the walk follows the shore road back, with a stop for tea.",
  ].join("\n\n"),
  detailPage: "/service/kibuye-town-and-market-walk",
  highlights: [
    "Kibuye market with somebody who knows the stalls",
    "The shore road along the bays",
    "Museum of the Environment and its roof garden",
    "Tea in town with your guide",
    "The memorial church for those who wish to visit",
  ],
  tips: [
    "Wear comfortable shoes and cover shoulders and knees.",
    "Ask before photographing people or their stalls. Do not photograph visitors or ceremonies at the memorial.",
    "Bring small notes for fruit and for the museum ticket.",
    "On the last Saturday of the month the morning is for umuganda (community work); shops and market open later.",
    "Muraho (hello) opens every conversation and Murakoze (thank you) closes it well.",
  ],
  photos: [
    { picture: "kibuye-town-and-market-walk", caption: "The town above the bay" },
    { picture: "market-morning-in-kibuye", caption: "The market, as the kites see it" },
    { picture: "the-church-on-the-peninsula", caption: "The church, today a memorial" },
  ],
  facts: {
    activities: ["Culture"],
    duration: { unit: "hours", min: 3, max: 4 },
    level: { grade: "easy", note: "About five kilometres on roads and paths, with one hill." },
    groupSize: { min: 1, max: 10 },
    minimumAge: 0,
    languages: ["English", "French", "Kinyarwanda", "Swahili"],
    start: { ...kibuyeBusPark, time: "08:30" },
    prices: [
      {
        amount: 18,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 10 },
        note: "Sample price, with tea and fruit",
      },
      { amount: 30, currency: "USD", per: "person", people: { min: 1, max: 1 } },
      {
        amount: 12_000,
        currency: "RWF",
        per: "person",
        people: { min: 2, max: 10 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "A guide who lives in town",
      "Fruit from the market, to taste",
      "Tea with chapati or mandazi",
    ],
    notIncluded: ["Museum ticket", "Lunch", "Anything the market talks you into"],
    toBring: ["Sun hat", "A cloth bag for the market; plastic bags are not allowed in Rwanda"],
    itinerary: [
      {
        when: "08:30",
        title: "The market",
        text: "Names, prices and seasons. Your guide greets half of the stalls, which takes the time it takes.",
      },
      {
        when: "09:45",
        title: "Down to the shore",
        text: "By a footpath between gardens.",
        distance: 1.5,
      },
      {
        when: "10:15",
        title: "Museum of the Environment",
        text: "Most people stay an hour, part of it on the roof.",
      },
      {
        when: "11:15",
        title: "Along the bays",
        text: "By way of the memorial church if you wish, otherwise by the shore road.",
        distance: 3,
        ascent: 60,
      },
      { when: "12:00", title: "Tea in town", meals: "Tea and a snack" },
    ],
    questions: [
      {
        question: "Is the market there every day?",
        answer:
          "There are stalls on most days, and many more on the main market days. Ask us which they are in your week.",
      },
      {
        question: "We would rather not visit the memorial. Is that all right?",
        answer:
          "Of course. Nobody will ask for a reason, and the walk is complete without it. If part of your group goes, the others have tea nearby.",
      },
      {
        question: "Is the walk possible with a pushchair?",
        answer:
          "The shore road, yes. The footpath and the market are easier with a carrying cloth, and somebody will show you how to tie it.",
      },
    ],
    related: [
      "a-day-with-a-lakeside-family",
      "sunrise-boat-and-breakfast",
      "dance-and-drum-evening",
    ],
  },
};
