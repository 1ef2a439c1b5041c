import { z } from "zod";
import { limits } from "./limits.ts";

/** Text that can be stored and shown on any system: no NUL, no lone surrogates. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

const controlCharacters = /\p{Cc}/u;
const isOneLine = (text: string) => !controlCharacters.test(text);

/** Two checks: zod's own `max` counts code points (and documents), the contract UTF-16 units. */
export const atMost = (max: number, label: string) => {
  const error = `${label} must be at most ${max} characters long.`;
  const isWithin = (text: string) => text.length <= max;
  return [z.maxLength(max, { error, abort: true }), z.refine<string>(isWithin, error)] as const;
};

/** Forms send each line break as CR LF; stored and counted, it is one line feed. */
const normalizeLineBreaks = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** Trimmed text of 1 to `max` UTF-16 units that may span lines; `label` starts every message. */
export const textOf = (label: string, max: number) =>
  z
    .string(`${label} is required.`)
    .overwrite(normalizeLineBreaks)
    .trim()
    .min(1, `${label} is required.`)
    .check(...atMost(max, label))
    .refine(isStorable, `${label} contains characters that cannot be stored.`);

/** Trimmed text of 1 to `max` UTF-16 units without control characters; `label` starts every message. */
export const lineOf = (label: string, max: number = limits.line) =>
  textOf(label, max).refine(isOneLine, `${label} must be a single line.`);

/** Like {@link lineOf}, with missing, `null` or blank meaning "not given" (`null`). */
export const optionalLineOf = (label: string) =>
  z
    .string(`${label} must be text.`)
    .nullish()
    .transform((text) => (text?.trim() ? text : null))
    .pipe(lineOf(label).nullable());

/** One e-mail address of at most 254 characters, kept as typed. */
export const emailOf = (label = "Email") =>
  lineOf(label, limits.email).pipe(z.email(`${label} must be a valid address.`));

/** A list of 0 to 50 single-line texts. */
export const linesOf = (label: string) =>
  z
    .array(lineOf(label), `${label} must be a list.`)
    .max(limits.listItems, `${label} may have at most ${limits.listItems} entries.`);

/** ISO 8601 UTC, as in `2026-11-20T09:30:00.000Z`. */
export const timestamp = z.iso.datetime();
