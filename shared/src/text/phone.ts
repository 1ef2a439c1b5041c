import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  searchPhoneNumbersInText,
} from "libphonenumber-js/min";
import { plainCharacters } from "./plain-characters.ts";

const onlyNumber = /^\(?\+?[\p{Nd}\s()./-]+$/u;
const isInternational = (text: string) => /^\D*(?:\+|00)/.test(text);
const readAs = (country: string) =>
  isSupportedCountry(country) ? { defaultCountry: country } : {};
const parseNumber = (text: string, country = "") =>
  parsePhoneNumberFromString(text, { ...readAs(country), extract: false });

/** `+0788…`: no country code begins with 0, so it is a national number, unless the country's own code follows. */
const withoutStrayPlus = (text: string, country: string) => {
  const national = text.replace(/\D/g, "").replace(/^0/, "");
  const code = isSupportedCountry(country) && getCountryCallingCode(country);
  if (code && national.startsWith(code)) return text;
  return text.replace(/^(\D*)\+(?=\D*0(?!0))/, "$1");
};

/** The error for a text that `toE164` cannot read, with an example. */
export const phoneMessage = (label: string, country: string): string => {
  const name = new Intl.DisplayNames("en", { type: "region" }).of(country);
  return `${label} must be a phone number, with the country code (as in +44) unless it is from ${name}.`;
};

/**
 * Converts a phone number, as people in a country (ISO 3166-1 alpha-2) write it, to E.164: `0788 123 456` becomes
 * `+250788123456` in `RW`. Foreign numbers need their country code. `undefined` if the text cannot be a number.
 */
export const toE164 = (typed: string, country: string): string | undefined => {
  const text = plainCharacters(typed);
  if (!onlyNumber.test(text)) return undefined;
  const digits = text.replace(/^\D*00|\D/g, "");
  const readings = [text, withoutStrayPlus(text, country), `+${digits}`];
  const valid = readings
    .map((reading) => parseNumber(reading, country))
    .find((number) => number?.isValid());
  if (valid) return valid.number;
  // A number with a country code may be newer than the library's list of ranges.
  return isInternational(text) && /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
};

/**
 * Converts a WhatsApp number to E.164, or to bare digits if no country matches; keeps a link as it is. `undefined` if
 * the digits begin with 0, as no country code does.
 */
export const toChatContact = (typed: string, country: string): string | undefined => {
  const contact = plainCharacters(typed).trim();
  if (contact.startsWith("https:")) return contact;
  const digits = contact.replace(/\D/g, "");
  return toE164(contact, country) ?? (/^[1-9]/.test(digits) ? `+${digits}` : undefined);
};

/** Formats an E.164 number for visitors: `+250 788 123 456`; in groups of three if no country matches. */
export const formatPhoneNumber = (e164: string): string => {
  const number = parseNumber(e164);
  if (!number) return e164;
  if (number.isValid()) return number.formatInternational();
  const code = `+${number.countryCallingCode}`;
  return [code, ...(e164.slice(code.length).match(/\d{1,3}/g) ?? [])].join(" ");
};

const groups = (digits: string, size: number) =>
  digits.match(new RegExp(`.{1,${size}}`, "g"))?.join(" ") ?? digits;

/**
 * Splits the number in a search into parts that every spelling contains, without the plus or zero of its code. Empty
 * for other texts.
 */
export const spellPhoneNumber = (text: string): string[] => {
  if (!onlyNumber.test(text)) return [];
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length < 5) return [];
  const written = isInternational(text) ? [formatPhoneNumber(`+${digits}`)] : [];
  return [digits, groups(digits, 3), groups(digits, 2), ...written];
};

/** Other digits may be an amount or a date. */
const beginsAsNumber = /^\(?[+0]/;
const shortLastGroup = /\D+\d{1,2}$/;

/** True if the number was complete before a count or a date, as in `+49 170 1234567 12 May`. */
const isRunOn = (candidate: string, rest: string, e164: string, country: string) => {
  const first = parseNumber(candidate.replace(shortLastGroup, ""), country);
  return /^ *\p{L}/u.test(rest) && first?.isValid() && first.number !== e164;
};

/** The country (ISO 3166-1 alpha-2) of an E.164 number; `undefined` if several share its code. */
export const findPhoneCountry = (e164: string): string | undefined =>
  parsePhoneNumberFromString(e164)?.country;

/** The first phone number in a text, in E.164; numbers without a country code belong to `country`. */
export const findPhoneNumber = (text: string, country: string): string | undefined => {
  const plain = plainCharacters(text);
  for (const { startsAt, endsAt, number } of searchPhoneNumbersInText(plain, readAs(country))) {
    const candidate = plain.slice(startsAt, endsAt);
    if (!beginsAsNumber.test(candidate)) continue;
    const rest = plain.slice(endsAt);
    if (!isRunOn(candidate, rest, number.number, country)) return number.number;
  }
  return undefined;
};
