import { noFacts } from "shared/content/tours/tour-facts";
import type { TourPhoto } from "shared/content/tours/tour-photos";
import type { TourService } from "shared/content/tours/tour-services";
import { exampleFacts } from "shared/testing/example-facts";

/** A tour in the API's format, with every field filled. */
export const tour: TourService = {
  _id: "kayak-to-napoleon-island",
  slug: "kayak-to-napoleon-island",
  title: "Kayak to Napoleon Island",
  description: "Napoleon Island rises from the lake.\n\nWe start in the morning.",
  descriptionText: null,
  detailPage: "/service/kayak-to-napoleon-island",
  imageFile: "/media/napoleon.jpg",
  image: {
    src: "/media/napoleon.jpg",
    width: 1600,
    height: 1067,
    color: "#336677",
    sources: [{ type: "image/webp", srcset: "/media/napoleon-640.webp 640w" }],
  },
  createdAt: "2026-10-01T08:00:00.000Z",
  updatedAt: "2026-10-01T08:00:00.000Z",
  details: {
    highlights: ["A colony of fruit bats"],
    tips: ["Bring walking shoes."],
    whatsapp: "+250000000000",
    email: "hello@ibirwa-kivu.example",
  },
  facts: noFacts,
  fromPrice: null,
  photos: [],
  isShown: true,
  position: null,
};

const photo = (number: number): TourPhoto => ({
  picture: `photo-${number}`,
  caption: `View ${number}`,
  alt: `Kayaks on the lake, ${number}`,
  imageFile: `/media/photo-${number}.jpg`,
  image: {
    src: `/media/photo-${number}.jpg`,
    width: 1600,
    height: 1067,
    color: "#336677",
    sources: [{ type: "image/webp", srcset: `/media/photo-${number}-640.webp 640w` }],
  },
});

const price = { amount: 45, currency: "USD", per: "person", people: null, note: null } as const;

export const fullTour: TourService = {
  ...tour,
  _id: "two-days-by-kayak",
  slug: "two-days-by-kayak",
  title: "Two Days by Kayak",
  facts: {
    ...exampleFacts,
    activities: ["Kayak", "Nature"],
    duration: { unit: "days", min: 2, max: null },
    level: { grade: "moderate", note: "Four hours in the boat a day" },
    groupSize: { min: 2, max: 8 },
    minimumAge: 12,
    months: [1, 2, 6, 7, 8, 9, 12],
    languages: ["English", "French"],
    start: {
      place: "Kibuye, boat landing",
      time: "07:30",
      point: { latitude: -2.06, longitude: 29.345 },
    },
    prices: [
      { ...price, people: { min: 2, max: 4 }, note: "Children half" },
      { ...price, amount: 300, per: "group", people: { min: 5, max: null } },
    ],
    included: ["Guide and kayaks"],
    notIncluded: ["Drinks"],
    toBring: ["Hat and sunscreen"],
    itinerary: [
      {
        when: "Day 1",
        title: "To Napoleon Island",
        text: "We paddle out.",
        distance: 9.5,
        ascent: 120,
        meals: "Lunch, dinner",
        night: "Tents on the shore",
      },
      {
        when: "Day 2",
        title: "Home again",
        text: null,
        distance: null,
        ascent: null,
        meals: null,
        night: null,
      },
    ],
    questions: [{ question: "Do I have to swim?", answer: "You wear a life jacket." }],
    related: [tour._id],
    route: {
      points: [
        [29.345, -2.06, 1_460],
        [29.32, -2.05, 1_480],
        [29.3, -2.04, 1_462],
      ],
      distance: 5.6,
      ascent: 20,
      descent: 18,
    },
  },
  fromPrice: { ...price, people: { min: 2, max: 4 }, note: "Children half" },
  photos: [photo(1), photo(2), photo(3)],
  position: 1,
};
