import { toMailAddress } from "shared/text/mail-address";
import { spellPhoneNumber } from "shared/text/phone";
import { plainCharacters } from "shared/text/plain-characters";

/** The shortest search that the trigram index can answer. */
const trigram = 3;

/** The index does not count combining accents as characters. */
const isIndexed = (text: string) => [...text.replace(/\p{M}/gu, "")].length >= trigram;

/** Every spelling in which the text may be stored: as typed, without invisible characters, and as a phone number. */
const toSpellings = (q: string) => {
  const plain = plainCharacters(q).trim();
  return [...new Set([q, plain, toMailAddress(q), ...spellPhoneNumber(plain)])];
};

/** True for texts that are too short for the index. */
export const isShort = (q: string) => !isIndexed(plainCharacters(q).trim());

/** Typed text as phrases of FTS5, so that nothing in it is syntax. */
export const toPhrase = (q: string) =>
  toSpellings(q)
    .filter(isIndexed)
    .map((text) => `"${text.replaceAll('"', '""')}"`)
    .join(" OR ");

const isOneLetter = (text: string) => [...text].length === 1;

/** Like the index, this takes no `ß` for `SS`. */
const getCases = (character: string) => {
  const upper = character.toUpperCase();
  const cases = [character, character.toLowerCase(), upper, upper.toLowerCase()];
  return [...new Set(cases)].filter(isOneLetter);
};

/** `é` is `e` here: as in the index, for accents on Latin letters alone. */
const getBaseLetter = (character: string) => {
  const base = character.normalize("NFD").replace(/\p{M}/gu, "");
  return /^[a-z]$/i.test(base) ? base : character;
};

const latinLetters = Array.from({ length: 0x1f00 - 0xc0 }, (_, at) =>
  String.fromCodePoint(at + 0xc0),
);
const accented = Map.groupBy(latinLetters, (character) => getBaseLetter(character).toLowerCase());

/** A class of GLOB: the letter in either case, with any accent. */
const toClass = (character: string) => {
  // In a class it would mean all letters but those that follow.
  if (character === "^") return character;
  const base = getBaseLetter(character);
  const letters = [...getCases(base), ...(accented.get(base.toLowerCase()) ?? [])];
  return `[${[...new Set(letters)].join("")}]`;
};

/** Patterns for GLOB: unlike LIKE, it knows classes of letters. */
export const toGlobPatterns = (q: string) =>
  toSpellings(q)
    .filter((text) => text !== "")
    .map((text) => `*${[...text].map(toClass).join("")}*`);
