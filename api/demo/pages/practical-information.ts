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
      "Most guests fly to Kigali. From there it is about three hours by road to Kibuye, by bus or by car. Ask us, and we arrange the way here and onward.",
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
                text: "Which papers you need depends on your passport. Rwanda’s ",
              },
              {
                type: "text",
                text: "immigration office",
                marks: [{ type: "link", attrs: { href: immigration } }],
              },
              { type: "text", text: " says so for every country." },
            ],
          },
        ],
      },
    },
    headingBlock("Weather and clothes"),
    textBlock(
      "The lake lies at about 1,460 m: days are warm, evenings cool. The long rains fall from March to May, the short rains in October and November; tours go on between the showers, and we change the plan when a track or the lake asks for it.\n\nBring shoes with grip, a rain jacket, a warm layer, and something against the sun.",
    ),
    headingBlock("Money"),
    textBlock(
      "There are banks and cash machines in Kibuye, but villages along the trail know cash alone. Small notes help at markets.",
    ),
    headingBlock("Health"),
    textBlock(
      "Ask a doctor or a travel clinic in good time about vaccinations and malaria. Bring the medicines that you need, and tell us what a guide should know.",
    ),
    {
      type: "callToAction",
      text: "Anything else you would like to know?",
      label: "Questions and answers",
      link: "/questions",
    },
  ],
};
