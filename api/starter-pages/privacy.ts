import { contactButton, headingBlock, textBlock, type WrittenPage } from "./written-page.ts";

export const privacyPage: WrittenPage = {
  slug: "privacy",
  title: "Privacy",
  description: "What we store about you, for how long, and what you can ask us to do.",
  topic: null,
  blocks: [
    textBlock(
      "You can read this site without telling us who you are. When you write to us, we use what you send to answer you and plan your tour.",
    ),
    { type: "storedData" },
    headingBlock("What you can ask us to do"),
    textBlock(
      "If you want to know what we have stored about you, write to us and we'll send it to you. We'll correct anything that is wrong and delete anything you no longer want us to keep.",
    ),
    contactButton,
  ],
};
