import { contactButton, textBlock, type WrittenPage } from "./written-page.ts";

export const starterAboutPage: WrittenPage = {
  slug: "about",
  title: "About us",
  description: null,
  topic: null,
  blocks: [
    textBlock(
      "We plan and lead tours, and show you the country we know.\n\nSay here who you are, how you became guides, and what a day with you is like.",
    ),
    contactButton,
    { type: "company" },
    { type: "team" },
    { type: "reviews" },
  ],
};
