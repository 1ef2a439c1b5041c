import type { WrittenPage } from "./written-page.ts";

export const questionsPage: WrittenPage = {
  slug: "questions",
  title: "Questions",
  description: "Quick answers to what guests ask before they book.",
  topic: null,
  blocks: [
    {
      type: "questions",
      heading: null,
      withShared: true,
      questions: [
        {
          question: "How do I book a tour?",
          answer:
            "Send us an inquiry with your dates and the number of people. We'll reply with a plan and a price. Your tour is booked once we have both confirmed it in writing.",
        },
        {
          question: "Does an inquiry cost anything?",
          answer: "No. Asking is free and commits you to nothing.",
        },
        {
          question: "Can you adapt a tour for us?",
          answer:
            "Usually, yes. Tell us in your inquiry what you enjoy, how fit you are and who is coming with you, and we'll plan around that.",
        },
      ],
    },
    {
      type: "callToAction",
      text: "Can't find your answer?",
      label: "Contact Us",
      link: "/contact",
    },
  ],
};
