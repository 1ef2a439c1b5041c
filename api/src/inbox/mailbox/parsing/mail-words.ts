import { limits } from "shared/limits";
import { cleanText, cutText } from "../texts/clean-text.ts";
import { htmlToText } from "../texts/html-to-text.ts";
import { type QuoteContext, stripQuotes } from "../texts/strip-quotes.ts";

export type MailWords = {
  /** Text without quotes. */
  text: string;
  /** All of it, where that is more. */
  original: string | null;
  /** True when the end was cut off. */
  isCut: boolean;
};

/** Longer pages are cut before they are read. */
const longestPage = 200_000;

const isBlank = (text: string | undefined) => (text ?? "").trim() === "";

/** Returns the text of a mail, from its HTML if it has no text part. */
export const toWords = (
  { text: plain, html }: { text?: string | undefined; html?: string | undefined },
  context: QuoteContext,
): MailWords => {
  const page = (html ?? "").slice(0, longestPage);
  const all = cleanText(isBlank(plain) ? htmlToText(page) : (plain ?? "")).trim();
  const original = cutText(all, limits.guestMail.text);
  const text = stripQuotes(original, context);
  const isCut = all.length > original.length || page.length < (html ?? "").length;
  return { text, original: text === original ? null : original, isCut };
};
