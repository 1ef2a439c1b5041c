import { hasDate, hasTime, isBlank, isRule } from "./lines.ts";

const header = /^\s*\*?\p{L}[\p{L}\p{M} -]{0,20}\s?[:：]\*?\s*(?<value>\S.*)$/u;
const fewestHeaders = 3;
const mostHeaders = 8;
const longestHeader = 1_000;

/** Reads the values of consecutive headers in any language. */
const readValues = (lines: string[], at: number) => {
  const values: string[] = [];
  for (const line of lines.slice(at, at + mostHeaders)) {
    const value = header.exec(line.slice(0, longestHeader))?.groups?.value;
    if (value === undefined) break;
    values.push(value.trim());
  }
  return values;
};

/** A subject without "Re:", "AW:" and the like. */
const toTopic = (subject: string) =>
  subject
    .replace(/^(?:\s*\p{L}{1,12}\s?[:：])+/u, "")
    .trim()
    .toLowerCase();

const followsRule = (lines: string[], at: number) => {
  const before = lines.slice(Math.max(0, at - 3), at).findLast((line) => !isBlank(line));
  return before !== undefined && isRule(before);
};

/**
 * Returns whether a quoted mail without `>` begins here, as Outlook writes it: a sender with an address, a date with a
 * time, and the subject of this mail or a line above it. A guest's own list of facts has neither of these.
 */
export const beginsHeaderBlock = (lines: string[], at: number, subject: string): boolean => {
  const values = readValues(lines, at);
  const [sender = "", ...furtherValues] = values;
  if (values.length < fewestHeaders || !/[^\s@]@[^\s@]/.test(sender)) return false;
  if (!furtherValues.some((value) => hasTime(value) && hasDate(value))) return false;
  const topic = toTopic(subject);
  return (
    followsRule(lines, at) ||
    (topic !== "" && furtherValues.some((value) => toTopic(value) === topic))
  );
};
