import { expect, test } from "vitest";
import { routeProfile } from "./route-profile.ts";

const route = { distance: 22, ascent: 300, descent: 300 };

test("draws a hill half way at the middle, between round heights", () => {
  const profile = routeProfile({
    ...route,
    points: [
      [29.3, -2, 1_460],
      [29.4, -2, 1_760],
      [29.5, -2, 1_460],
    ],
  });
  expect(profile).toEqual({
    lines: ["0,255 500,30 1000,255"],
    areas: ["0,300 0,255 500,30 1000,255 1000,300"],
    heights: [1_400, 1_600, 1_800],
    lowest: 1_460,
    highest: 1_760,
  });
});

test("skips points without a height", () => {
  const points: [number, number, number | null][] = [
    [29.3, -2, 1_460],
    [29.35, -2, null],
    [29.4, -2, 1_480],
  ];
  expect(routeProfile({ ...route, points })?.lines[0]?.split(" ")).toHaveLength(2);
});

test("keeps the curve's position along the route when the first or last points lack heights", () => {
  const points: [number, number, number | null][] = [
    [29.3, -2, null],
    [29.4, -2, 1_460],
    [29.5, -2, 1_480],
    [29.6, -2, null],
    [29.7, -2, null],
  ];
  const { lines, areas } = routeProfile({ ...route, points }) ?? {};
  expect(lines?.[0]).toMatch(/^250,\d+ 500,\d+$/);
  expect(areas?.[0]).toMatch(/^250,300 .* 500,300$/);
});

test("draws no line across a break in the recording and leaves no gap", () => {
  const points: [number, number, number | null][] = [
    [29.3, -2, 1_460],
    [29.4, -2, 1_480],
    [29.8, -2, 1_700],
    [29.9, -2, 1_700],
  ];
  const { lines } = routeProfile({ ...route, points, breaks: [2] }) ?? {};
  expect(lines).toHaveLength(2);
  expect(lines?.[0]).toMatch(/^0,\d+ 500,\d+$/);
  expect(lines?.[1]).toMatch(/^500,\d+ 1000,\d+$/);
});

test("has no profile for a route without heights or distance", () => {
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
