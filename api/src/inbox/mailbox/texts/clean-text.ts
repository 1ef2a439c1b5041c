import { normalizeLineBreaks } from "shared/text/text";

/** Line feeds and tabs alone are kept; what turns the direction of writing disguises names. */
const hidden = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** As it may be stored and shown: line feeds, and no other character that controls anything. */
export const cleanText = (text: string) =>
  normalizeLineBreaks(text).replaceAll("\u2028", "\n").replace(hidden, "").toWellFormed();

/** At most so many UTF-16 units, without half a character at the end. */
export const cutText = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** One line of at most so many UTF-16 units. */
export const cleanLine = (text: string, length: number) =>
  cutText(cleanText(text).replace(/\s+/g, " ").trim(), length);
