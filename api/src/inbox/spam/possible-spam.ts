import type { FormSignals } from "shared/inbox/spam";

/** Origin of the page that sent a request: the site or another one; programs send none. */
export type SenderOrigin = "own" | "foreign" | "unknown";

export type SpamCandidate = FormSignals & {
  origin?: SenderOrigin | undefined;
  lines: readonly (string | null)[];
  text: string;
  /** The owner's. */
  blockedWords: readonly string[];
};

/** Points from which a message is kept apart. */
export const spamThreshold = 10;

/** Nobody fills a form in faster (ms), unless the browser does it. */
const fastest = 3_000;

/** Web addresses that need no explanation: a hotel and a map. */
const usualAddresses = 2;

const webAddress = /(?:https?:\/\/|www\.)\S/gi;
const toPattern = (phrase: string) => phrase.trim().split(/\s+/).map(RegExp.escape).join("\\s+");

/** Matches whole words and phrases in any case. */
const hasWord = ({ lines, text, blockedWords }: SpamCandidate) => {
  if (blockedWords.length === 0) return false;
  const patterns = blockedWords.map(toPattern).join("|");
  const anyWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns})(?![\\p{L}\\p{N}])`, "iu");
  return [...lines, text].some((part) => part !== null && anyWord.test(part));
};

const countAddresses = (text: string) => text.match(webAddress)?.length ?? 0;

/**
 * No signal depends on a language, except the owner's words. One thing that an honest visitor may do stays
 * below the threshold.
 */
const signals: readonly [points: number, count: (suspect: SpamCandidate) => number | boolean][] = [
  [10, ({ topic }) => Boolean(topic?.trim())],
  [10, hasWord],
  // A page of somebody else has its readers' browsers write.
  [10, ({ origin }) => origin === "foreign"],
  // A link in the markup of forums, which programs try everywhere.
  [10, ({ text }) => /\[\/?(?:url|link)[=\]]/i.test(text)],
  // A link in HTML; somebody may have pasted a page.
  [7, ({ text }) => /<a\s+href/i.test(text)],
  [6, ({ lines }) => lines.filter((line) => countAddresses(line ?? "") > 0).length],
  // Filled in faster than people type; a browser's or a password manager's filling-in is as fast.
  [5, ({ filledInMs = fastest }) => filledInMs < fastest],
  [3, ({ text }) => Math.max(0, countAddresses(text) - usualAddresses)],
];

export const spamPoints = (suspect: SpamCandidate) =>
  signals.reduce((sum, [points, count]) => sum + points * Number(count(suspect)), 0);
