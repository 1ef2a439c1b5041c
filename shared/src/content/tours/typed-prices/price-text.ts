import { plainCharacters } from "../../../text/plain-characters.ts";
import type { Price } from "../prices.ts";
import { readAmount } from "./read-amount.ts";

const currencies = new Set(Intl.supportedValuesOf("currency"));

const signs = new Map([
  ["US$", "USD"],
  ["$", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["FRW", "RWF"],
  ["RF", "RWF"],
  ["DOLLAR", "USD"],
  ["DOLLARS", "USD"],
  ["EURO", "EUR"],
  ["EUROS", "EUR"],
]);

const readCurrency = (sign: string) => {
  const code = sign.toUpperCase();
  return signs.get(code) ?? (currencies.has(code) ? code : undefined);
};

const wholeNumber = (text: string | undefined) => (text ? Number(text) : null);

const written =
  /^([\d.]+) ([A-Z]{3}) per (person|group)(?:, (\d+)(?: to (\d+)|( or more))? people)?(?:: (.+))?$/;

/** Reads the format of `writePrice`, so that every price survives a round trip. */
const readWritten = (text: string): Price | undefined => {
  const match = written.exec(text);
  if (!match) return undefined;
  const [, amount, currency = "", per, min, max, orMore, note = null] = match;
  const upTo = max ?? (orMore ? undefined : min);
  return {
    amount: Number(amount),
    currency,
    per: per === "group" ? "group" : "person",
    people: min ? { min: Number(min), max: wholeNumber(upTo) } : null,
    note,
  };
};

const sign = String.raw`[A-Za-z]{0,3}\$|[€£]|[A-Za-z]{2,7}`;
const amount = String.raw`\d+(?:[.,'’]\d+| \d{3}(?!\d))*`;
/** After a price: neither a longer word nor the end of a range. */
const end = String.raw`(?![\p{L}\d$])(?!\s*[-/]\s*\d)`;
const begin = new RegExp(`^(?:(${sign})\\s*(${amount})|(${amount})\\s*(${sign}))${end}(.*)$`, "u");

const perGroup = /\b(?:(?:per|a|for the|each) group|group price)\b|\/ ?group\b/i;
const perPerson =
  /(?:\b(?:per|a|each|every) |\/ ?)(?:person|pax|head|guest)\b|\bp\.? ?p\b\.?|\beach\b/i;
const people =
  /(?:\bfor |\bfrom )?(\d+)(?: ?(?:-|to) ?(\d+)| ?(\+| or more| and more))? ?(?:people|persons?|pax|guests)\b/i;

/** Returns a text without the recognised parts and their commas and brackets. */
const readNote = (rest: string) =>
  rest
    .replace(/^[\s,;:()-]+|[\s,;:(-]+$/g, "")
    .replace(/^([^(]*)\)$/, "$1")
    .replace(/\s+/g, " ")
    .trim() || null;

const readRest = (rest: string): Pick<Price, "per" | "people" | "note"> => {
  const per = perGroup.test(rest) ? "group" : "person";
  const withoutPer = rest.replace(per === "group" ? perGroup : perPerson, " ");
  const group = people.exec(withoutPer);
  const [range = "", min, max, orMore] = group ?? [];
  const upTo = max ?? (orMore ? undefined : min);
  return {
    per,
    people: min ? { min: Number(min), max: wholeNumber(upTo) } : null,
    note: readNote(range ? withoutPer.replace(range, " ") : withoutPer),
  };
};

type ReadPrice = {
  price: Price;
  /** True if the text says per person or per group. */
  namesBasis: boolean;
};

export const readPriceText = (text: string): ReadPrice | undefined => {
  const known = readWritten(text.trim());
  if (known) return { price: known, namesBasis: true };
  const [, before, amountAfter, amountBefore, after, rest = ""] =
    begin.exec(plainCharacters(text).trim()) ?? [];
  const currency = readCurrency(before ?? after ?? "");
  if (!currency) return undefined;
  const value = readAmount(amountAfter ?? amountBefore ?? "", currency);
  if (Number.isNaN(value)) return undefined;
  return {
    price: { amount: value, currency, ...readRest(rest) },
    namesBasis: perGroup.test(rest) || perPerson.test(rest),
  };
};

/**
 * Reads a price as people write it: “40 USD per person”, “RWF 60,000 per group, 2 to 5 people”. `undefined` for other
 * texts.
 */
export const readPrice = (text: string): Price | undefined => readPriceText(text)?.price;

const describePeople = ({ people: range }: Price) => {
  if (!range) return "";
  const { min, max } = range;
  if (max === null) return `, ${min} or more people`;
  return max === min ? `, ${min} people` : `, ${min} to ${max} people`;
};

/** “60000 RWF per group, 2 to 5 people: with lunch” */
export const writePrice = (price: Price) =>
  `${price.amount} ${price.currency} per ${price.per}${describePeople(price)}${price.note ? `: ${price.note}` : ""}`;
