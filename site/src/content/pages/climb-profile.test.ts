import { expect, test } from "vitest";
import { climbBox, climbProfile } from "./climb-profile.ts";

const stage = { when: "Day 1", to: "Kinunu", ascent: 600 };

test("draws the longest climb highest and everything within the drawing", () => {
  const profile = climbProfile([stage, { ...stage, ascent: 1_200 }, { ...stage, ascent: 300 }]);
  const numbers = profile?.points.split(" ").map(Number) ?? [];
  const heights = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(climbBox.height);
  const top = numbers[heights.indexOf(Math.min(...heights)) * 2] ?? 0;
  expect(Math.floor((top / climbBox.width) * 3)).toBe(1);
});

test("draws nothing if a stage lacks its climb or its end", () => {
  expect(climbProfile([stage])).toBeNull();
  expect(climbProfile([stage, { ...stage, ascent: null }])).toBeNull();
  expect(climbProfile([stage, { ...stage, to: null }])).toBeNull();
});
