import type { DemoTour } from "../demo-tour.ts";
import { kibuyeBeach } from "../start-places.ts";

export const danceAndDrumEvening: DemoTour = {
  slug: "dance-and-drum-evening",
  title: "Dance and Drum Evening",
  description: [
    "An evening of Rwandan dance and drumming by the lake, with the steps and rhythms explained and a chance to try them yourself before the night ends. It begins at dusk and lasts as long as a good dinner.",
    "Three things belong together. The women's dance is slow and flowing, arms raised like the long horns of cattle. The intore, once the chosen dancers of the royal court, leap and stamp with bells at their ankles and manes of pale grass on their heads. And the drums, the ingoma, are played in a group, with one drum leading and the others answering.",
    "Afterwards sticks are handed round. Rwandan rhythms often count in five, which visitors tend to discover with their feet. There is food from local kitchens, and time to speak with the musicians.",
  ].join("\n\n"),
  detailPage: "/service/dance-and-drum-evening",
  highlights: [
    "Intore dance with grass headdresses and ankle bells",
    "The women's dance and what the arms mean",
    "A drum circle that visitors may join",
    "Dinner by the lake",
  ],
  tips: [
    "Wear flat shoes and loose clothes if you mean to dance.",
    "Bring a light jacket; evenings by the lake are cool.",
    "Photographs are usually welcome during the dances. Ask first for portraits.",
    "If you want to thank the group do so in cash through the leader; it is shared among all.",
  ],
  photos: [
    { picture: "dance-and-drum-evening", caption: "Drums, dance and a fire" },
    { picture: "last-light-on-the-jetty", caption: "Shortly before it begins" },
  ],
  facts: {
    activities: ["Culture"],
    duration: { unit: "hours", min: 3, max: 4 },
    level: { grade: "easy", note: "You may sit all evening; few people do." },
    groupSize: { min: 2, max: 30 },
    minimumAge: 0,
    languages: ["English", "French", "Kinyarwanda"],
    start: { ...kibuyeBeach, time: "17:30" },
    prices: [
      {
        amount: 35,
        currency: "USD",
        per: "person",
        people: { min: 6, max: 30 },
        note: "Sample price, with dinner",
      },
      {
        amount: 190,
        currency: "USD",
        per: "group",
        people: { min: 2, max: 5 },
        note: "A smaller party, with dinner",
      },
      {
        amount: 25_000,
        currency: "RWF",
        per: "person",
        people: { min: 6, max: 30 },
        note: "For residents of Rwanda",
      },
    ],
    included: [
      "Dancers and drummers, paid by the evening",
      "A guide who explains and translates",
      "Dinner from local kitchens, also without meat",
      "Drinking water and tea",
    ],
    notIncluded: ["Beer and soft drinks", "The way home (we call a taxi for you)"],
    toBring: ["Insect repellent", "A torch for the path"],
    itinerary: [
      {
        when: "17:30",
        title: "By the lake, while it is still light",
        text: "The drums are warmed and tuned, and you may look at them closely.",
      },
      {
        when: "18:15",
        title: "The women's dance, the intore, the drums",
        text: "With a few words before each, so that you know what to look for.",
      },
      { when: "19:15", title: "Dinner", meals: "Dinner" },
      {
        when: "20:15",
        title: "Sticks for everybody",
        text: "First the five beats, then the feet. It goes on for as long as there is laughter.",
      },
      { when: "21:00", title: "The end, more or less" },
    ],
    questions: [
      {
        question: "Is this a show for tourists?",
        answer:
          "It is arranged for you, and the group is paid. The dances are those that are danced at weddings and holidays here, and often the neighbours come to watch, which is the best sign we know.",
      },
      {
        question: "What if it rains?",
        answer: "There is a roof nearby. Under it the drums are louder still.",
      },
      {
        question: "We are only two. Can we come?",
        answer:
          "Yes, at the price for a small party. Or tell us your dates, and if others have booked an evening, we ask them whether you may join.",
      },
    ],
    related: ["sunset-kayak-among-the-islands", "kibuye-town-and-market-walk"],
  },
};
