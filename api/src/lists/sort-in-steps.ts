import { createYieldToEventLoop } from "../lib/yield-to-event-loop.ts";

type Compare<T> = (a: T, b: T) => number;
type Breathe = () => Promise<void>;

const stepLength = 1_000;

/** Merges two sorted lists into one. */
const merge = async <T>(first: T[], second: T[], compare: Compare<T>, breathe: Breathe) => {
  const merged: T[] = [];
  const rest = second.values();
  let next = rest.next();
  for (const item of first) {
    for (; !next.done && compare(next.value, item) < 0; next = rest.next()) merged.push(next.value);
    merged.push(item);
    if (merged.length % stepLength === 0) await breathe();
  }
  for (; !next.done; next = rest.next()) merged.push(next.value);
  return merged;
};

/** All items of `slices` in order, sorted step by step so that other work is not held up. */
export const sortInSteps = async <T>(slices: T[][], compare: Compare<T>): Promise<T[]> => {
  const breathe = createYieldToEventLoop();
  let runs: T[][] = [];
  for (const slice of slices) {
    runs.push(slice.toSorted(compare));
    await breathe();
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(await merge(runs[at] ?? [], runs[at + 1] ?? [], compare, breathe));
    }
    runs = longer;
  }
  return runs[0] ?? [];
};
