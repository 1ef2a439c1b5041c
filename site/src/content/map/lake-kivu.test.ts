import { type MapPoint, tourFactsChange } from "shared/content/tours/tour-facts";
import { describe, expect, test } from "vitest";
import demo from "../../../../api/demo/tours.json" with { type: "json" };
import { isOnLake, lakeRings, nearestShore, places } from "./lake-kivu.ts";

const demoTours = demo.map(({ id, facts }) => ({ id, ...tourFactsChange.parse(facts) }));

const routeOf = (tourId: string): MapPoint[] =>
  demoTours
    .find(({ id }) => id === tourId)
    ?.route?.points.map(([longitude, latitude]) => ({ latitude, longitude })) ?? [];

const kilometresBetween = (a: MapPoint, b: MapPoint) =>
  111.2 * Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);

test("the lake has its known extent", () => {
  const latitudes = lakeRings.flat().map(({ latitude }) => latitude);
  const longitudes = lakeRings.flat().map(({ longitude }) => longitude);
  expect(Math.max(...latitudes)).toBeCloseTo(-1.59, 1);
  expect(Math.min(...latitudes)).toBeCloseTo(-2.49, 1);
  expect(Math.min(...longitudes)).toBeCloseTo(28.83, 1);
  expect(Math.max(...longitudes)).toBeCloseTo(29.38, 1);
});

test.each(places.filter(({ kind }) => kind === "town"))("$name is on land", (town) => {
  expect(isOnLake(town)).toBe(false);
});

test.each(places.filter(({ kind }) => kind === "lake"))(
  "the lake's name is on the water at $latitude, $longitude",
  (at) => {
    expect(isOnLake(at)).toBe(true);
  },
);

test.each([
  ["Idjwi", -2.15, 29.06],
  ["Iwawa", -1.931, 29.149],
  ["Bugarura", -1.905, 29.266],
  ["Nkombo", -2.4, 28.905],
  ["Napoleon Island", -2.04, 29.3],
  ["Amahoro Island", -2.045, 29.32],
])("%s is an island in the lake", (_, latitude, longitude) => {
  const island = lakeRings.slice(1).filter((ring) => {
    const distances = ring.map((corner) => kilometresBetween(corner, { latitude, longitude }));
    return Math.min(...distances) < 6;
  });
  expect(isOnLake({ latitude, longitude })).toBe(false);
  expect(island).not.toEqual([]);
  expect(
    kilometresBetween(nearestShore({ latitude, longitude }), { latitude, longitude }),
  ).toBeGreaterThan(0.5);
});

test.each([
  ["south of Goma", -1.75, 29.2],
  ["between Idjwi and Kibuye", -2.06, 29.2],
  ["west of Idjwi", -2.1, 28.97],
  ["the bay of Bukavu", -2.47, 28.86],
  ["Kabuno Bay", -1.61, 29.05],
])("%s is water", (_, latitude, longitude) => {
  expect(isOnLake({ latitude, longitude })).toBe(true);
});

describe("the demo's tours", () => {
  const starts = demoTours.flatMap(({ id, start }) =>
    start?.point ? [{ id, ...start.point }] : [],
  );

  test("all have a start with coordinates", () => {
    expect(starts).toHaveLength(demoTours.length);
  });

  test.each(starts)("$id starts on land", (start) => {
    expect(isOnLake(start)).toBe(false);
  });

  test.each(["congo-nile-trail-kibuye-section", "mount-karongi-ridge-hike"])(
    "the route of %s stays on land",
    (id) => {
      expect(routeOf(id).length).toBeGreaterThan(100);
      expect(routeOf(id).filter(isOnLake)).toEqual([]);
    },
  );

  test("the kayak's route stays on the water from the beach to Napoleon Island and back", () => {
    const [beach, ...route] = routeOf("kayak-to-napoleon-island");
    const landing = { latitude: -2.04, longitude: 29.3 };
    const onLand = route.slice(0, -1).filter((point) => !isOnLake(point));
    expect(beach && isOnLake(beach)).toBe(false);
    expect(onLand.filter((point) => kilometresBetween(point, landing) > 0.5)).toEqual([]);
    expect(onLand.length).toBeLessThan(3);
  });
});
