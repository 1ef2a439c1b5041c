import { headingBlock, textBlock, type WrittenPage } from "./written-page.ts";

export const termsPage: WrittenPage = {
  slug: "terms",
  title: "Terms",
  description: "How booking works, and our rules on prices, changes and cancellations.",
  topic: null,
  blocks: [
    textBlock(
      "These terms apply to tours you book with us. Anything we agree with you in writing comes first.",
    ),
    headingBlock("Inquiries and bookings"),
    textBlock(
      "Asking is free and commits you to nothing. We'll reply with a plan and a price. A tour is booked once we have both confirmed it in writing.",
    ),
    headingBlock("Prices and payment"),
    textBlock(
      "Prices on this site help you choose. Our confirmation states the price of your tour, what it includes, and how and when to pay.",
    ),
    headingBlock("Changes and cancellations"),
    textBlock(
      "Weather, water and roads can change a plan. We'll tell you as soon as we know, and suggest another day or another route. Our confirmation states what a cancellation costs, so you know before you book.",
    ),
    headingBlock("Your part"),
    textBlock(
      "Outdoor tours always carry some risk. Tell us about any health issues, follow your guide's safety instructions, and please have your own travel insurance.",
    ),
  ],
};
