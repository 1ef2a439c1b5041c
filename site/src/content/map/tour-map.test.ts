import { expect, test } from "vitest";
import { fullTour } from "../../testing/tour.ts";
import { openStreetMapLink, tourMapView } from "./tour-map.ts";

const kibuye = { latitude: -2.06, longitude: 29.3486 };
const start = { place: "Kibuye", time: null, point: kibuye };

test("places Kibuye where the lake drawing has it, at the centre of the view", () => {
  const map = tourMapView({ start, route: null });
  expect(map?.start).toEqual({ x: 1_037.8, y: 864 });
  expect(map?.view).toEqual({ x: 918, y: 774, width: 240, height: 180 });
});

test("shows a whole route with a margin", () => {
  const points: [number, number, null][] = [
    [29.26, -1.7, null],
    [29.35, -2.06, null],
  ];
  const map = tourMapView({
    start: null,
    route: { points, distance: 60, ascent: null, descent: null },
  });
  expect(map?.start).toEqual(map?.lines[0]?.[0]);
  const { y = 0, height = 0 } = map?.view ?? {};
  for (const point of map?.lines.flat() ?? []) {
    expect(point.y).toBeGreaterThan(y + height * 0.1);
    expect(point.y).toBeLessThan(y + height * 0.9);
  }
});

test("keeps the view within the drawing", () => {
  const point = { latitude: -1.56, longitude: 29.55 };
  expect(tourMapView({ start: { ...start, point }, route: null })?.view).toMatchObject({
    x: 1_140,
    y: 30,
  });
});

test("has no map for a place outside the drawing or without coordinates", () => {
  const kigali = { latitude: -1.95, longitude: 30.06 };
  expect(tourMapView({ start: { ...start, point: kigali }, route: null })).toBeNull();
  expect(tourMapView({ start: { ...start, point: null }, route: null })).toBeNull();
  expect(tourMapView({ ...fullTour.facts, start: null })?.lines.flat()).toHaveLength(3);
});

test("links a point to OpenStreetMap", () => {
  expect(openStreetMapLink(kibuye)).toBe(
    "https://www.openstreetmap.org/?mlat=-2.06&mlon=29.3486#map=13/-2.06/29.3486",
  );
});
