import { beginsHeaderBlock } from "./header-block.ts";
import { findIntroduction, isUnmistakable } from "./introduction.ts";
import { isBlank, isRule } from "./lines.ts";

export type QuoteContext = {
  /** Subject of the mail. */
  subject: string;
  /** True for an answer to our mail. Other unmarked quotes may be forwarded text. */
  isAnswer: boolean;
};

const isQuoted = (line: string) => /^\s*>/.test(line);
const unquote = (line: string) => line.replace(/^\s*>\s?/, "");

/** Blank lines between an introduction and its quote. */
const longestGap = 2;

/** The index of the quote's first line, if one follows this line. */
const findQuoteAfter = (lines: string[], at: number) => {
  const gap = lines.slice(at + 1, at + 2 + longestGap).findIndex((line) => !isBlank(line));
  const first = at + 1 + gap;
  return gap >= 0 && isQuoted(lines[first] ?? "") ? first : undefined;
};

const isQuoteToTheEnd = (lines: string[]) => lines.every((line) => isQuoted(line) || isBlank(line));

/** Apple Mail quotes the introduction, too. */
const beginsIntroducedQuote = (lines: string[], at: number) => {
  if (!isQuoted(lines[at] ?? "") || isQuoted(lines[at - 1] ?? "")) return false;
  const beginning = lines.slice(at, at + 3).map(unquote);
  const isIntroduced = beginning.some((_, last) => findIntroduction(beginning, last) !== undefined);
  return isIntroduced && isQuoteToTheEnd(lines.slice(at));
};

/** Finds the start of an introduction that ends with this line, if its quote reaches to the end. */
const findIntroduced = (lines: string[], last: number, isAnswer: boolean) => {
  const begin = isQuoted(lines[last] ?? "") ? undefined : findIntroduction(lines, last);
  if (begin === undefined) return undefined;
  const quote = findQuoteAfter(lines, last);
  if (quote === undefined)
    return isAnswer && isUnmistakable(lines.slice(begin, last + 1)) ? begin : undefined;
  // Guests answer between the lines of a quote, or below it.
  return isQuoteToTheEnd(lines.slice(quote)) ? begin : undefined;
};

/** The index of the first line that is not the guest's; `undefined` where that is uncertain. */
const findQuote = (lines: string[], { subject, isAnswer }: QuoteContext): number | undefined => {
  for (const at of lines.keys()) {
    const isBegin =
      beginsIntroducedQuote(lines, at) || (isAnswer && beginsHeaderBlock(lines, at, subject));
    const begin = isBegin ? at : findIntroduced(lines, at, isAnswer);
    if (begin !== undefined) return begin;
  }
  return undefined;
};

const withoutTail = (lines: string[]) =>
  lines.slice(0, lines.findLastIndex((line) => !isBlank(line) && !isRule(line)) + 1);

/**
 * The guest's text without the mail that it answers. When in doubt, and where nothing else would be left, all
 * of it.
 */
export const stripQuotes = (text: string, context: QuoteContext): string => {
  const lines = text.split("\n");
  const own = withoutTail(lines.slice(0, findQuote(lines, context) ?? 0))
    .join("\n")
    .trim();
  return own || text.trim();
};
