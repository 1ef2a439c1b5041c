import { z } from "zod";
import { limits } from "../limits.ts";
import { multilineText, singleLineText } from "../text/text.ts";
import { templateFiles } from "./files/conversation-files.ts";

/** Filled in from the conversation if known. */
export const templateVariables = {
  name: "the guest's name",
  tour: "the tour they asked about",
  dates: "the dates as the guest wrote them",
  people: "group size",
  price: "“from” price",
  signature: "your company and contact details",
} as const;
export type TemplateVariable = keyof typeof templateVariables;

export const answerTemplate = z.object({
  name: singleLineText("Name"),
  text: multilineText("Text", limits.message),
  files: templateFiles.default([]),
});
export type AnswerTemplate = z.infer<typeof answerTemplate>;

const variablePattern = new RegExp(`\\{(${Object.keys(templateVariables).join("|")})\\}`, "g");

const isVariable = (name: string): name is TemplateVariable => name in templateVariables;

/** Fills in known variables; the others stay visible in the answer. */
export const fillTemplate = (
  text: string,
  values: Partial<Record<TemplateVariable, string | null>>,
): string =>
  text.replace(
    variablePattern,
    (written, name: string) => (isVariable(name) && values[name]) || written,
  );

/** Variables to replace by hand, for example `{price}`. */
export const findVariables = (text: string): string[] => [
  ...new Set(text.match(variablePattern) ?? []),
];

/** Templates of a new installation. The product adds greeting and signature to emails. */
export const firstTemplates: AnswerTemplate[] = [
  {
    name: "Yes, we have room",
    text: `Thank you for your interest in {tour}. We have room for {people} on the dates you asked for ({dates}).

The price is {price}. Reply "yes" with your pick-up place and we'll hold your spot.`,
    files: [],
  },
  {
    name: "Other dates",
    text: `Thank you for your interest in {tour}. On {dates} we are fully booked.

Could you come a day or two earlier or later? Tell us which days suit you, and we'll check right away.`,
    files: [],
  },
  {
    name: "A few questions first",
    text: `Thank you for writing to us about {tour}. To plan it well, we have a few questions:

- How old is everyone, and has everyone done this before?
- Any dietary needs?
- Where will you stay the night before?

Then we'll send you a plan and a price.`,
    files: [],
  },
];
