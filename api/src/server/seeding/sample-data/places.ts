/** `now`: nothing has happened after it. */
export type Place = { number: number; at: Date; now: Date };
export type PicturedPlace = Place & { pictureId: string };

const year = 365 * 86_400_000;

/** `count` places numbered on from `offset`, spread over the year before `now`, the last one newest. */
export const placesOverYear = (count: number, offset: number, now: Date): Place[] =>
  Array.from({ length: count }, (_, index) => ({
    number: offset + index + 1,
    at: new Date(now.getTime() - Math.round((year * (count - index)) / count)),
    now,
  }));

/** `items` in parts of at most `length`. */
export const splitIntoParts = <T>(items: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  );
