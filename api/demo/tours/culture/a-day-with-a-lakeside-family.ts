import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBusPark } from "../start-places.ts";

export const aDayWithALakesideFamily: DemoTour = {
  slug: "a-day-with-a-lakeside-family",
  title: "A Day with a Lakeside Family",
  description: [
    "Spend a day at a home above the lake and join in whatever the day asks for: hoeing, fetching water, shelling beans, cooking and sitting down together to eat. Nothing is put on for show, so no two days are alike.",
    "You come in the morning with a guide who translates. There may be goats to tether or bananas to cut, and there will be questions, because your hosts are as curious as you are. Lunch is cooked on charcoal or wood and takes as long as it takes. It might be beans with cooking bananas, isombe (cassava leaves), and sambaza from the lake, eaten from shared dishes.",
    "In the afternoon there is a walk to the fields or down to the boats. The hosts set the limits of the visit, and they are paid for their day as any other work would be.",
  ].join("\n\n"),
  detailPage: "/service/a-day-with-a-lakeside-family",
  highlights: [
    "Everyday work in house and field",
    "Cooking and eating lunch together",
    "A guide who translates in both directions",
    "A walk to the fields or the boats",
    "Fair pay for the hosts",
  ],
  tips: [
    "Wear clothes that may get dirty and shoes you can slip off at the door.",
    "Greet the oldest person first: Muraho and a handshake with the left hand touching your right arm.",
    "Keep sweets and money out of children's hands. If you want to give something ask the guide what is useful.",
    "Take photographs late in the visit and only after asking.",
    "Tell us beforehand about allergies or food you do not eat.",
  ],
  photos: [
    { picture: "a-day-with-a-lakeside-family", caption: "A home above the lake" },
    { picture: "banana-groves", caption: "To the fields" },
    { picture: "terraces-after-rain", caption: "The neighbours' terraces" },
  ],
  facts: {
    activities: ["Culture"],
    duration: { unit: "hours", min: 6, max: 7 },
    level: {
      grade: "easy",
      note: "You do as much as you like; the way to the house and the fields is hilly.",
    },
    groupSize: { min: 1, max: 4 },
    minimumAge: 5,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBusPark, time: "08:30" },
    prices: [
      {
        amount: 50,
        currency: "USD",
        per: "person",
        people: { min: 2, max: 4 },
        note: "Sample price, with lunch; the hosts are paid from it",
      },
      { amount: 75, currency: "USD", per: "person", people: { min: 1, max: 1 } },
    ],
    included: [
      "A guide who stays with you and translates",
      "The hosts' pay, agreed with them beforehand",
      "Lunch, tea and boiled drinking water",
      "Transport from Kibuye and back, by car or boat",
    ],
    notIncluded: ["Baskets or fruit you may want to buy"],
    toBring: [
      "Sun hat",
      "A photograph of your own home or family: it starts more talk than any question",
      "A refillable bottle",
    ],
    itinerary: [
      { when: "08:30", title: "By car or boat, then on foot to the house", distance: 1 },
      {
        when: "09:15",
        title: "Greetings, and the morning's work",
        text: "Hoeing, water, beans, goats: whatever is due that day.",
      },
      {
        when: "11:00",
        title: "Cooking",
        text: "Peeling plantains is harder than it looks. You will be laughed at, kindly.",
      },
      { when: "13:00", title: "Lunch together", meals: "Lunch" },
      {
        when: "14:00",
        title: "To the fields or down to the boats",
        text: "With whoever in the family has the time.",
        distance: 2,
        ascent: 100,
      },
      { when: "15:15", title: "Goodbyes, which take a while; back in Kibuye" },
    ],
    questions: [
      {
        question: "Who are the hosts?",
        answer:
          "Families near Kibuye who have told us that they like visitors, and on which days. They take turns, and they can say no. Which family it will be we know the day before.",
      },
      {
        question: "Should we bring a gift?",
        answer:
          "You do not have to; the day is paid for. Sugar, soap, salt or school exercise books, given to the adults of the house, are useful and not too much.",
      },
      {
        question: "What about toilets and clean hands?",
        answer:
          "There is a latrine, simple and clean, and water and soap to wash with. Drinking water is boiled or brought by us.",
      },
    ],
    related: ["coffee-from-cherry-to-cup", "kibuye-town-and-market-walk", "dance-and-drum-evening"],
  },
};
