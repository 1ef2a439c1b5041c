import type { WrittenPage } from "./written-page.ts";

export const questionsPage: WrittenPage = {
  slug: "questions",
  title: "Questions",
  description: "Short answers to what guests ask before they book.",
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
            "Send us an inquiry with your dates and the number of people. We answer with a plan and a price. The tour is booked when we have both confirmed it in writing.",
        },
        {
          question: "Does an inquiry cost anything?",
          answer: "No. It is a question, and it binds neither you nor us.",
        },
        {
          question: "Can a tour be changed to suit us?",
          answer:
            "Usually, yes. Say in your inquiry what you enjoy, how fit you feel and who comes with you, and we plan with that.",
        },
      ],
    },
    {
      type: "callToAction",
      text: "Your question is not here?",
      label: "Contact Us",
      link: "/contact",
    },
  ],
};
