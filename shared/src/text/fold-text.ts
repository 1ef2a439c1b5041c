import { plainCharacters } from "./plain-characters.ts";

/** Normalises text for searching: `Vélos` and `velos` are equal. */
export const foldText = (text: string) =>
  plainCharacters(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const includesFolded = (text: string, sought: string) =>
  foldText(text).includes(foldText(sought).trim());
