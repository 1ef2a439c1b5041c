import { headingBlock, textBlock, type WrittenPage } from "../../starter-pages/written-page.ts";

const immigration = "https://www.migration.gov.rw/";

export const practicalPage: WrittenPage = {
  slug: "practical-information",
  title: "Practical information",
  description: "Getting to Kibuye, visas, money, weather and health: what to know before you come.",
  topic: null,
  blocks: [
    {
      type: "facts",
      facts: [
        { name: "Time", value: "UTC+2, all year", note: null },
        { name: "Money", value: "Rwandan francs", note: "Cash, or mobile money" },
        { name: "Electricity", value: "230 V", note: "Plugs C and J" },
        { name: "Languages", value: "Kinyarwanda, English, French", note: null },
      ],
    },
    headingBlock("Getting here"),
    textBlock(
      "Most guests fly to Kigali. From there it is about three hours by road to Kibuye, by bus or by car. We can arrange your transfer here and onward.",
    ),
    {
      type: "text",
      text: {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [
              {
                type: "text",
                text: "Visa rules depend on your passport. Rwanda's ",
              },
              {
                type: "text",
                text: "immigration website",
                marks: [{ type: "link", attrs: { href: immigration } }],
              },
              { type: "text", text: " lists them by country." },
            ],
          },
        ],
      },
    },
    headingBlock("Weather and clothes"),
    textBlock(
      "The lake lies at about 1,460 m: days are warm, evenings cool. The long rains fall from March to May, the short rains in October and November; tours go on between showers, and if a track is washed out or the lake is rough, we change the plan.\n\nBring shoes with grip, a rain jacket, a warm layer and sun protection.",
    ),
    headingBlock("Money"),
    textBlock(
      "There are banks and cash machines in Kibuye, but villages along the trail take cash only. Small notes help at markets.",
    ),
    headingBlock("Health"),
    textBlock(
      "Ask a doctor or a travel clinic in good time about vaccinations and malaria. Bring any medicines you need, and tell us what your guide should know.",
    ),
    {
      type: "callToAction",
      text: "Anything else you'd like to know?",
      label: "Questions and answers",
      link: "/questions",
    },
  ],
};
