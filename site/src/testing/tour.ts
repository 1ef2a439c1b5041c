import { noFacts } from "shared/tour-facts";
import type { TourService } from "shared/tour-services";

/** A tour as the API gives it, with something in every place. */
export const tour: TourService = {
  _id: "kayak-to-napoleon-island",
  title: "Kayak to Napoleon Island",
  description: "Napoleon Island rises from the lake.\n\nWe start in the morning.",
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
