import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { keptUpTo } from "./douglas-peucker.ts";

/** Each turn a little less wide than the one before: the farthest place is always the first. */
const shrinkingZigzag = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: index,
    y: (index % 2 ? 1 : -1) * 10 * (count - index),
  }));

test("corners are kept up to the tolerance that their distance allows", async () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 1 },
    { x: 200, y: 30 },
    { x: 400, y: 0 },
  ];
  const [first, slight, corner = 0, last] = await keptUpTo(places, 20);
  expect([first, slight, last]).toEqual([Infinity, 0, Infinity]);
  expect(corner).toBeCloseTo(30);
});

test("others have their turn while a long zigzag is simplified", async () => {
  let turns = 0;
  let isDone = false;
  const simplified = keptUpTo(shrinkingZigzag(6_000), 5).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    turns += 1;
  }
  expect((await simplified).every((tolerance) => tolerance > 5)).toBe(true);
  expect(turns).toBeGreaterThan(5);
});
