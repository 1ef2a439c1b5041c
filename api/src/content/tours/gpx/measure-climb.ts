import type { TrackStep } from "./simplify-track.ts";

/** Metres of the way over which heights are averaged. */
const averagedOver = 300;
/** Metres: on level ground a receiver's averaged heights still vary by nearly as much. */
const leastClimb = 10;

type Height = { distance: number; height: number };

const knownHeights = (segment: TrackStep[]): Height[] =>
  segment.flatMap(({ distance, height }) => (height === null ? [] : { distance, height }));

/** Averages each height with those around it; the first and the last stay as they are. */
const smoothHeights = (heights: Height[]): number[] => {
  const start = heights[0]?.distance ?? 0;
  const end = heights.at(-1)?.distance ?? 0;
  let from = 0;
  let to = 0;
  let sum = 0;
  return heights.map(({ distance }) => {
    const reach = Math.min(averagedOver / 2, distance - start, end - distance);
    for (; (heights[to]?.distance ?? Infinity) <= distance + reach; to += 1)
      sum += heights[to]?.height ?? 0;
    for (; (heights[from]?.distance ?? Infinity) < distance - reach; from += 1)
      sum -= heights[from]?.height ?? 0;
    return sum / (to - from);
  });
};

/** The tops and valleys of a way that rises or falls by `leastClimb` between them, in order. */
const findTurns = (heights: number[]): number[] => {
  const turns: number[] = [];
  let [lowest = 0] = heights;
  let highest = lowest;
  let last: "top" | "valley" | undefined;
  for (const height of heights) {
    lowest = Math.min(lowest, height);
    highest = Math.max(highest, height);
    if (last !== "top" && highest - height >= leastClimb) {
      turns.push(highest);
      last = "top";
      lowest = height;
    } else if (last !== "valley" && height - lowest >= leastClimb) {
      turns.push(lowest);
      last = "valley";
      highest = height;
    }
  }
  // A gentle way has no turns, but its ends may differ.
  if (!last) return [heights[0] ?? 0, heights.at(-1) ?? 0];
  return [...turns, last === "top" ? lowest : highest];
};

/** Metres up and down; `null` where no height is known. */
export const measureClimb = (segments: TrackStep[][]) => {
  const profiles = segments.map(knownHeights).filter(({ length }) => length >= 2);
  if (profiles.length === 0) return { ascent: null, descent: null };
  let ascent = 0;
  let descent = 0;
  for (const profile of profiles) {
    const turns = findTurns(smoothHeights(profile));
    for (const [index, height] of turns.entries()) {
      const change = height - (turns[index - 1] ?? height);
      ascent += Math.max(0, change);
      descent += Math.max(0, -change);
    }
  }
  return { ascent: Math.round(ascent), descent: Math.round(descent) };
};
