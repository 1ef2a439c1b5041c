import { expect, test } from "vitest";
import { routeProfile } from "./route-profile.ts";

const route = { distance: 22, ascent: 300, descent: 300 };

test("a hill half way is drawn half way, between round heights", () => {
  const profile = routeProfile({
    ...route,
    points: [
      [29.3, -2, 1_460],
      [29.4, -2, 1_760],
      [29.5, -2, 1_460],
    ],
  });
  expect(profile).toEqual({
    points: "0,255 500,30 1000,255",
    area: "0,300 0,255 500,30 1000,255 1000,300",
    heights: [1_400, 1_600, 1_800],
    lowest: 1_460,
    highest: 1_760,
  });
});

test("points without a height are passed over", () => {
  const points: [number, number, number | null][] = [
    [29.3, -2, 1_460],
    [29.35, -2, null],
    [29.4, -2, 1_480],
  ];
  expect(routeProfile({ ...route, points })?.points.split(" ")).toHaveLength(2);
});

test("where the first or last points lack heights the curve keeps its place along the way", () => {
  const points: [number, number, number | null][] = [
    [29.3, -2, null],
    [29.4, -2, 1_460],
    [29.5, -2, 1_480],
    [29.6, -2, null],
    [29.7, -2, null],
  ];
  const { points: line, area } = routeProfile({ ...route, points }) ?? {};
  expect(line).toMatch(/^250,\d+ 500,\d+$/);
  expect(area).toMatch(/^250,300 .* 500,300$/);
});

test("a way without heights, or that leads nowhere, has no profile", () => {
  expect(
    routeProfile({
      ...route,
      points: [
        [29.3, -2, null],
        [29.4, -2, null],
      ],
    }),
  ).toBeNull();
  expect(
    routeProfile({
      ...route,
      points: [
        [29.3, -2, 1],
        [29.3, -2, 2],
      ],
    }),
  ).toBeNull();
});
