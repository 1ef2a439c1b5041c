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
  description: "How this site is made to work for everybody, and whom to tell when it does not.",
  topic: null,
  blocks: [
    textBlock("This site is made to be read and used by everybody, on any device."),
    {
      type: "list",
      heading: "What you can rely on",
      items: untitled([
        "Everything can be reached and used with a keyboard, and you see where you are.",
        "Pages fit a screen of 320 pixels, or an enlargement to four times their size, without scrolling sideways.",
        "Tours and pages can be read, and inquiries and messages sent, without JavaScript.",
        "Light and dark colours follow your device. Movement stops where you ask your device for less of it.",
      ]),
    },
    headingBlock("What may be missing"),
    textBlock(
      "Programs check the pages with every change of the software, but they do not find everything. Photos may lack a text that says what is to be seen, and what others embed here is made by them.",
    ),
    headingBlock("Tell us"),
    textBlock(
      "When something does not work for you, write to us. We answer your question another way, and mend the page.",
    ),
    contactButton,
  ],
};
