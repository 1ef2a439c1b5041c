import type { Page } from "shared/content/pages/pages";
import { toRichText } from "shared/text/rich-text";
import type { Story } from "../content/stories/stories.ts";
import { fullTour } from "./tour.ts";

export const aboutPage: Page = {
  _id: "about",
  slug: "about",
  title: "About us",
  description: null,
  topic: null,
  blocks: [{ type: "text", text: toRichText("We live by the lake.\n\nCome and see.") }],
  isShown: true,
  story: null,
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

/** A story of the day `2026-11-day`. */
export const storyOf = (day: number, changes: Partial<Story["story"]> = {}): Story => ({
  ...aboutPage,
  _id: `0199aaaa-0000-7000-8000-${String(day).padStart(12, "0")}`,
  slug: `day-${day}`,
  title: `Day ${day} on the lake`,
  description: `What we saw on day ${day}.`,
  story: {
    date: `2026-11-${String(day).padStart(2, "0")}`,
    author: "Bea",
    photo: null,
    tours: [],
    ...changes,
  },
});
