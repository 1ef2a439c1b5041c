import { contactButton, headingBlock, textBlock, type WrittenPage } from "./written-page.ts";

export const privacyPage: WrittenPage = {
  slug: "privacy",
  title: "Privacy",
  description:
    "What this site stores about its visitors, for how long, and what you can ask of us.",
  topic: null,
  blocks: [
    textBlock(
      "You can read this site without telling us who you are. When you write to us, we use what you send to answer you and to plan your tour.",
    ),
    { type: "storedData" },
    headingBlock("What you can ask of us"),
    textBlock(
      "Write to us when you want to know what we have stored about you, and we send it to you. We correct what is wrong and delete what you no longer want us to keep.",
    ),
    contactButton,
  ],
};
