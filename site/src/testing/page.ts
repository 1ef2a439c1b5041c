import type { Page } from "shared/content/pages/pages";
import { toRichText } from "shared/text/rich-text";
import { fullTour } from "./tour.ts";

export const aboutPage: Page = {
  _id: "about",
  slug: "about",
  title: "About us",
  description: null,
  topic: null,
  blocks: [{ type: "text", text: toRichText("We live by the lake.\n\nCome and see.") }],
  isShown: true,
  pictures: {},
  createdAt: "2026-11-01T08:00:00.000Z",
  updatedAt: "2026-11-02T08:00:00.000Z",
};

const stages = fullTour.facts.itinerary.map((stage) => ({ ...stage, to: null, photo: null }));

export const tourPage: Page = {
  ...aboutPage,
  slug: "two-days",
  title: "Two days on the lake",
  topic: "Two Days by Kayak",
  blocks: [
    { type: "itinerary", unit: "days", stages },
    { type: "prices", prices: fullTour.facts.prices },
  ],
};
