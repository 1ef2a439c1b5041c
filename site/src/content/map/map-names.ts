import { type Box, type Frame, type Point, project } from "./lake-drawing.ts";
import { type Place, places } from "./lake-kivu.ts";

export type MapName = Point & {
  name: string;
  kind: Place["kind"];
  /** Written to the left of its point. */
  isLeft: boolean;
  /** Fits only a wide drawing, where the letters are small. */
  isMinor: boolean;
};

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Average width of a bold letter, as a share of its height. */
const letterWidth = 0.62;
/** Between the dot of a town and its name. */
export const nameGap = 11;

/** The space that a name takes. */
const boxOf = ({ x, y, name, kind, isLeft }: Omit<MapName, "isMinor">, height: number): Box => {
  const width = name.length * height * letterWidth;
  const besideTown = isLeft ? x - nameGap - width : x + nameGap;
  return { x: kind === "town" ? besideTown : x - width / 2, y: y - height / 2, width, height };
};

/** Height of the letters in units of the drawing, when it is shown narrow and wide. */
type LetterHeight = { narrow: number; wide: number };

/** In units per degree. */
const closeUp = 1_500;

/** Names that fit the frame without touching each other or the boxes in `taken`. */
export function placeNames(frame: Frame, letterHeight: LetterHeight, taken: Box[] = []): MapName[] {
  const isWithin = (box: Box) =>
    box.x >= 0 &&
    box.x + box.width <= frame.width &&
    box.y >= 0 &&
    box.y + box.height <= frame.height;
  const names: MapName[] = [];
  const fits = (name: Omit<MapName, "isMinor">, height: number) => {
    const box = boxOf(name, height);
    const others = [...taken, ...names.map((each) => boxOf(each, height))];
    return isWithin(box) && !others.some((other) => overlap(box, other));
  };
  for (const { name, kind, isLocal, ...at } of places) {
    if (isLocal && frame.unitsPerDegree < closeUp) continue;
    if (names.some((placed) => placed.name === name)) continue;
    const point = project(frame, at);
    if (!isWithin({ ...point, width: 0, height: 0 })) continue;
    const choices = [false, true].map((isLeft) => ({ ...point, name, kind, isLeft }));
    const always = choices.find((choice) => fits(choice, letterHeight.narrow));
    const wide = always ?? choices.find((choice) => fits(choice, letterHeight.wide));
    if (wide) names.push({ ...wide, isMinor: !always });
  }
  return names;
}
