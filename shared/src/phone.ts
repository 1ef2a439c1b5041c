import { parsePhoneNumberFromString, searchPhoneNumbersInText } from "libphonenumber-js/min";
import { company } from "./company.ts";

const defaultCountry = company.address.country;

const onlyNumber = /^\(?\+?[\p{Nd}\s()./-]+$/u;
const isInternational = (text: string) => /^\D*(?:\+|00)/.test(text);
const parseNumber = (text: string) =>
  parsePhoneNumberFromString(text, { defaultCountry, extract: false });

/** `+0788…`: no country code begins with 0, so it is meant as written at home. */
const withoutStrayPlus = (text: string) => text.replace(/^(\D*)\+(?=\D*0(?!0))/, "$1");

export const phoneMessage = (label: string) =>
  `${label} must be a phone number, with the country code (as in +44) unless it is from Rwanda.`;

/**
 * A phone number as people write it, in E.164: `0788 123 456` becomes `+250788123456`. A number of
 * another country needs its code. `undefined` for what cannot be a number.
 */
export const toE164 = (text: string): string | undefined => {
  if (!onlyNumber.test(text)) return undefined;
  const digits = text.replace(/^\D*00|\D/g, "");
  const readings = [text, withoutStrayPlus(text), `+${digits}`];
  const valid = readings.map(parseNumber).find((number) => number?.isValid());
  if (valid) return valid.number;
  // Whoever gives a country code knows better than the list of ranges in use.
  return isInternational(text) && /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined;
};

/**
 * A number for WhatsApp in E.164, its bare digits where no country knows it; a link as it is.
 * `undefined` where those digits begin with 0, as no country code does.
 */
export const toChatContact = (contact: string): string | undefined => {
  if (contact.startsWith("https:")) return contact;
  const digits = contact.replace(/\D/g, "");
  return toE164(contact) ?? (/^[1-9]/.test(digits) ? `+${digits}` : undefined);
};

/** As visitors see a number in E.164: `+250 788 123 456`. */
export const formatPhoneNumber = (e164: string): string => {
  const number = parseNumber(e164);
  return number?.isValid() ? number.formatInternational() : e164;
};

const hardSpaces = /[\u00a0\u2007\u202f]/g;
/** Other digits may be an amount or a date. */
const beginsAsNumber = /^\(?[+0]/;
const shortLastGroup = /\D+\d{1,2}$/;

/** Whether the number was complete before a count or a date, as in `+49 170 1234567 12 May`. */
const isRunOn = (found: string, rest: string, e164: string) => {
  const first = parseNumber(found.replace(shortLastGroup, ""));
  return /^ *\p{L}/u.test(rest) && first?.isValid() && first.number !== e164;
};

/** The first phone number in a text, in E.164. */
export const findPhoneNumber = (text: string): string | undefined => {
  const plain = text.replace(hardSpaces, " ");
  for (const { startsAt, endsAt, number } of searchPhoneNumbersInText(plain, defaultCountry)) {
    const found = plain.slice(startsAt, endsAt);
    if (!beginsAsNumber.test(found)) continue;
    if (!isRunOn(found, plain.slice(endsAt), number.number)) return number.number;
  }
  return undefined;
};
