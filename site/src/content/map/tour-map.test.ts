import { expect, test } from "vitest";
import { fullTour } from "../../testing/tour.ts";
import { drawTour, openStreetMapLink } from "./tour-map.ts";

const kibuye = { latitude: -2.0603, longitude: 29.3488 };
const start = { place: "Kibuye", time: null, point: kibuye };
const measures = { distance: 60, ascent: null, descent: null };

const namesOn = (map: ReturnType<typeof drawTour>) => map?.names.map(({ name }) => name) ?? [];

test("shows the lake around the start of a tour without a route", () => {
  const map = drawTour({ start, route: null });
  expect(map?.lake).toMatch(/^M/);
  expect(map?.lines).toEqual([]);
  expect(map?.scale).toEqual({ kilometres: 2, width: 103 });
  expect(namesOn(map)).toContain("Kibuye");
  for (const at of [map?.start.x, map?.start.y]) {
    expect(at).toBeGreaterThan(200);
    expect(at).toBeLessThan(400);
  }
});

test("shows a whole route with a margin", () => {
  const points: [number, number, null][] = [
    [29.27, -1.71, null],
    [29.3, -2.04, null],
  ];
  const map = drawTour({ start: null, route: { points, ...measures } });
  expect(map?.start).toEqual(map?.lines[0]?.points[0]);
  expect(map?.scale.kilometres).toBe(10);
  const corners = map?.lines.flatMap((line) => line.points) ?? [];
  expect(corners.length).toBeGreaterThan(1);
  for (const { x, y } of corners) {
    expect(Math.min(x, 720 - x)).toBeGreaterThan(50);
    expect(Math.min(y, 540 - y)).toBeGreaterThan(50);
  }
});

test("keeps the breaks of a route and splits it at the shore", () => {
  const points: [number, number, null][] = [
    [29.352, -2.075, null],
    [29.349, -2.064, null],
    [29.3471, -2.0613, null],
    [29.338, -2.0572, null],
    [29.3, -2.05, null],
    [29.3, -2.03, null],
  ];
  const map = drawTour({ start, route: { points, breaks: [4], ...measures } });
  expect(map?.lines.map(({ isOnWater, points: { length } }) => [isOnWater, length])).toEqual([
    [false, 3],
    [true, 2],
    [false, 2],
  ]);
});

test("includes the nearest shore for a start in the hills", () => {
  const point = { latitude: -2.0436, longitude: 29.4975 };
  const map = drawTour({ start: { ...start, point }, route: null });
  expect(map?.lake).toMatch(/^M/);
  expect(map?.start.x).toBeGreaterThan(500);
});

test("places no name over another, the scale or the small map", () => {
  const map = drawTour({ start, route: null });
  const always = map?.names.filter(({ isMinor }) => !isMinor) ?? [];
  for (const [index, a] of always.entries())
    for (const b of always.slice(index + 1))
      expect(Math.abs(a.y - b.y) >= 32 || Math.abs(a.x - b.x) >= 100).toBe(true);
  for (const { x, y } of always) {
    expect(x < 590 || y > 170).toBe(true);
    expect(x > 300 || y < 450).toBe(true);
  }
});

test("draws no map far from the lake or without coordinates", () => {
  const kigali = { latitude: -1.95, longitude: 30.06 };
  expect(drawTour({ start: { ...start, point: kigali }, route: null })).toBeNull();
  expect(drawTour({ start: { ...start, point: null }, route: null })).toBeNull();
  expect(drawTour({ ...fullTour.facts, start: null })).not.toBeNull();
});

test("links a point to OpenStreetMap", () => {
  expect(openStreetMapLink(kibuye)).toBe(
    "https://www.openstreetmap.org/?mlat=-2.0603&mlon=29.3488#map=13/-2.0603/29.3488",
  );
});
