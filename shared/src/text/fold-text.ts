import { plainCharacters } from "./plain-characters.ts";

/** What a search compares: `Vélos` and `velos` are the same. */
export const foldText = (text: string) =>
  plainCharacters(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a text contains the words of a search. */
export const includesFolded = (text: string, sought: string) =>
  foldText(text).includes(foldText(sought).trim());
