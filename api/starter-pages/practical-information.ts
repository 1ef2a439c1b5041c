import { headingBlock, textBlock, type WrittenPage } from "./written-page.ts";

export const starterPracticalPage: WrittenPage = {
  slug: "practical-information",
  title: "Practical information",
  description: "What to know before you come.",
  topic: null,
  blocks: [
    headingBlock("Getting here"),
    textBlock("Say here how guests reach you, how long it takes, and where you meet them."),
    headingBlock("Weather and clothes"),
    textBlock("Say here when it is warm or wet, and what guests should bring."),
    headingBlock("Money and health"),
    textBlock("Say here how guests can pay, and what to ask a doctor before the trip."),
  ],
};
