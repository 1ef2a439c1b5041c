import { expect, test } from "vitest";
import { decadesOf, drawGrowth, exponentOf } from "./growth-plot.ts";

const curveOf = (name: string, values: number[]) => ({
  name,
  points: values.map((value, index) => ({ count: 10 ** (index + 1), value })),
});

test.each([
  ["does not grow", [5, 5, 5], 0],
  ["is linear", [1, 10, 100], 1],
  ["is quadratic at its end", [1, 1, 100], 2],
])("the exponent of what %s", (_, values, exponent) => {
  expect(exponentOf(curveOf("tours", values))).toBeCloseTo(exponent);
});

test("an axis goes from the power of ten below all values to the one above them", () => {
  expect(decadesOf([0.3, 40])).toEqual([0.1, 1, 10, 100]);
  expect(decadesOf([10])).toEqual([10, 100]);
});

test("a plot names its curves, and each point with its unit", () => {
  const svg = drawGrowth("Start", "s", [curveOf("tours", [1, 2]), curveOf("photos", [3, 4, 5])]);
  expect(svg).toContain('<title id="title">Start, in s</title>');
  expect(svg.match(/<circle/g)).toHaveLength(5);
  expect(svg).toContain("<title>photos 1,000: 5 s</title>");
  expect(svg).not.toContain("NaN");
});

test("twice as much stands as far apart wherever it stands", () => {
  const svg = drawGrowth("Start", "s", [curveOf("tours", [1, 2, 4, 8])]);
  const heights = [...svg.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  const steps = heights.slice(1).map((y, index) => (heights[index] ?? 0) - y);
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0);
  expect(steps[0]).toBeGreaterThan(0);
});
