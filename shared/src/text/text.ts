import { z } from "zod";
import { limits } from "../limits.ts";
import { toMailAddress } from "./mail-address.ts";
import { plainCharacters, removeInvisible } from "./plain-characters.ts";

export const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

const controlCharacters = /\p{Cc}/u;
const isOneLine = (text: string) => !controlCharacters.test(text);

/** zod's own check counts code points and documents that limit; the contract counts UTF-16 units. */
export const maxLength = (max: number, label: string) => {
  const error = `${label} must be at most ${max} characters long.`;
  const isWithin = (text: string) => text.length <= max;
  return [z.maxLength(max, { error, abort: true }), z.refine<string>(isWithin, error)] as const;
};

/** Forms send line breaks as CR LF; stored and counted, each is one line feed. */
export const normalizeLineBreaks = (text: string) => text.replaceAll(/\r\n?/g, "\n");

/** Trimmed, not blank, may span lines; `label` starts every message. */
export const multilineText = (label: string, max: number) =>
  z
    .string(`${label} is required.`)
    .overwrite(normalizeLineBreaks)
    .trim()
    .min(1, `${label} is required.`)
    .check(...maxLength(max, label))
    .refine(isStorable, `${label} contains characters that cannot be stored.`);

export const singleLineText = (label: string, max: number = limits.line) =>
  multilineText(label, max).refine(isOneLine, `${label} must be a single line.`);

/** A line that a program reads: a number, an address, a search. */
export const plainLine = (label: string, max?: number) =>
  z.string(`${label} is required.`).overwrite(plainCharacters).pipe(singleLineText(label, max));

/** Missing, `null` or blank means `null`. */
export const optionalText = <Schema extends z.ZodType<unknown, string>>(
  label: string,
  schema: Schema,
) =>
  z
    .string(`${label} must be text.`)
    .nullish()
    .transform((text) => (text && removeInvisible(text).trim() ? text : null))
    .pipe(schema.nullable());

export const optionalSingleLineText = (label: string) => optionalText(label, singleLineText(label));

/** For changes: missing means unchanged, `null` or blank means `null`. */
export const changedText = <Schema extends z.ZodType<unknown, string>>(
  label: string,
  schema: Schema,
) =>
  z
    .string(`${label} must be text.`)
    .nullable()
    .transform((text) => (text && removeInvisible(text).trim() ? text : null))
    .pipe(schema.nullable())
    .optional();

export const changedSingleLineText = (label: string, max?: number) =>
  changedText(label, singleLineText(label, max));

/** zod's own pattern plus top-level domains in other scripts: `.рф` is `.xn--p1ai`. */
const emailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,})$/i;

/** Stored with its domain in ASCII, so that searches find every spelling. */
export const emailAddress = (label = "Email") =>
  plainLine(label, limits.email)
    .overwrite(toMailAddress)
    .check(...maxLength(limits.email, label))
    .pipe(z.email({ pattern: emailPattern, error: `${label} must be a valid address.` }));

/** Limited to the number of entries that a page can show. */
export const labelledList = <Item extends z.ZodType>(label: string, item: Item) =>
  z
    .array(item, `${label} must be a list.`)
    .max(limits.listItems, `${label} can have up to ${limits.listItems} entries.`);

export const singleLineTexts = (label: string) =>
  labelledList(label, singleLineText(`An entry of “${label}”`));

/** ISO 8601 UTC, for example `2026-11-20T09:30:00.000Z`. */
export const timestamp = z.iso.datetime();

export const linkToken = z.string("token is required.").min(1, "token is required.").max(200);
