import { contactButton, textBlock, type WrittenPage } from "./written-page.ts";

export const starterAboutPage: WrittenPage = {
  slug: "about",
  title: "About us",
  description: null,
  topic: null,
  blocks: [
    textBlock(
      "We plan and lead tours, and we show the country that we know.\n\nTell here who you are, how you came to guide, and what a day with you is like.",
    ),
    contactButton,
    { type: "reviews" },
  ],
};
