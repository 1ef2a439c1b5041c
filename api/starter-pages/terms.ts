import { headingBlock, textBlock, type WrittenPage } from "./written-page.ts";

export const termsPage: WrittenPage = {
  slug: "terms",
  title: "Terms",
  description: "How a booking comes about, and what holds for prices, changes and cancellations.",
  topic: null,
  blocks: [
    textBlock(
      "These terms hold for tours that you book with us. What we agree with you in writing comes first.",
    ),
    headingBlock("Inquiries and bookings"),
    textBlock(
      "An inquiry on this site is a question: it costs nothing and binds nobody. We answer with a plan and a price. A tour is booked when we have both confirmed it in writing.",
    ),
    headingBlock("Prices and payment"),
    textBlock(
      "Prices on this site help you to choose. The price of your tour, what it includes, and how and when to pay it stand in our confirmation.",
    ),
    headingBlock("Changes and cancellations"),
    textBlock(
      "Weather, water and roads can change a plan. We tell you as soon as we know, and propose another day or another way. What a cancellation costs is part of our confirmation, so that you know it before you book.",
    ),
    headingBlock("Your part"),
    textBlock(
      "Tours outdoors are never without risk. Tell us what we should know about your health, follow what your guide says about safety, and have a travel insurance of your own.",
    ),
  ],
};
