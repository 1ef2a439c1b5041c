import { plainCharacters } from "../text/plain-characters.ts";

const betweenAges = /[\s,;&/]+(?:and[\s,;]+)?/;

/** “4, 9” → `["4", "9"]` */
export const splitAges = (text: string) => plainCharacters(text).split(betweenAges).filter(Boolean);
