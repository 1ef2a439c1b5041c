import type { PageInput } from "shared/content/pages/pages";
import { toRichText } from "shared/text/rich-text";

export type WrittenPage = Omit<PageInput, "isShown">;

/** Blank lines part its paragraphs. */
export const textBlock = (text: string) => ({ type: "text" as const, text: toRichText(text) });

/** Begins a section. */
export const headingBlock = (text: string) => ({ type: "heading" as const, text });

export const contactButton = {
  type: "callToAction",
  text: null,
  label: "Contact Us",
  link: "/contact",
} as const;

/** Entries of a list that are texts alone. */
export const untitled = (texts: string[]) => texts.map((text) => ({ title: null, text }));
