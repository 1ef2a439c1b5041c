import { plainCharacters } from "../text/plain-characters.ts";

/** "1 person", "4 people" */
export const describePeople = (count: number) => (count === 1 ? "1 person" : `${count} people`);

const betweenAges = /[\s,;&/]+(?:and[\s,;]+)?/;

/** “4, 9” → `["4", "9"]` */
export const splitAges = (text: string) => plainCharacters(text).split(betweenAges).filter(Boolean);
