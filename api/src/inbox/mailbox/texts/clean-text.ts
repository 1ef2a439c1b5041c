import { normalizeLineBreaks } from "shared/text/text";

/** Line feeds and tabs alone are kept; what turns the direction of writing disguises names. */
const hidden = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Removes control characters other than line feeds. */
export const cleanText = (text: string) =>
  normalizeLineBreaks(text).replaceAll("\u2028", "\n").replace(hidden, "").toWellFormed();

/** Cuts to a number of UTF-16 units without splitting a character. */
export const cutText = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** Joins the text to one line and cuts it to a number of UTF-16 units. */
export const cleanLine = (text: string, length: number) =>
  cutText(cleanText(text).replace(/\s+/g, " ").trim(), length);
