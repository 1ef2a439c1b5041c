import { expect, test } from "vitest";
import { planResize } from "./plan-resize.ts";

const light = 900_000;

test.each([
  [4_000, 3_000, 2_560, 1_920],
  [3_000, 4_000, 1_920, 2_560],
  [8_064, 6_048, 2_560, 1_920],
  [2_561, 2_561, 2_560, 2_560],
  [20_000, 1, 2_560, 1],
])("%i × %i px become %i × %i", (width, height, smallerWidth, smallerHeight) => {
  const smaller = { width: smallerWidth, height: smallerHeight };
  expect(planResize({ width, height }, light)).toEqual(smaller);
});

test("keeps a small picture unless it is needlessly heavy", () => {
  const size = { width: 2_560, height: 1_920 };
  expect(planResize(size, light)).toBeUndefined();
  expect(planResize(size, 9_000_000)).toEqual(size);
});

test("refuses a picture that would take too much of a phone's memory", () => {
  expect(planResize({ width: 12_000, height: 9_000 }, light)).toBeDefined();
  expect(planResize({ width: 20_000, height: 20_000 }, light)).toBeUndefined();
});
