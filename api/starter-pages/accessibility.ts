import {
  contactButton,
  headingBlock,
  textBlock,
  untitled,
  type WrittenPage,
} from "./written-page.ts";

export const accessibilityPage: WrittenPage = {
  slug: "accessibility",
  title: "Accessibility",
  description: "How we make this site work for everyone, and who to tell if it doesn't.",
  topic: null,
  blocks: [
    textBlock("Everyone should be able to read and use this site, on any device."),
    {
      type: "list",
      heading: "What you can rely on",
      items: untitled([
        "You can reach and use everything with a keyboard, and see where you are.",
        "Pages fit a 320-pixel screen, or 400% zoom, without sideways scrolling.",
        "You can read tours and pages, and send inquiries and messages, without JavaScript.",
        "Light and dark colours follow your device. Animations stop if you have asked your device for reduced motion.",
      ]),
    },
    headingBlock("What may be missing"),
    textBlock(
      "We run automatic checks with every software change, but they don't find everything. Some photos may lack a description, and we don't control content embedded from other sites.",
    ),
    headingBlock("Tell us"),
    textBlock(
      "If something doesn't work for you, write to us. We'll answer your question another way, and fix the page.",
    ),
    contactButton,
  ],
};
