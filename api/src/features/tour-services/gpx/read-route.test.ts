import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

type Point = { lat: number; lon: number; ele?: number };

const gpx = (points: Point[], before = "") =>
  `<?xml version="1.0"?>${before}<gpx version="1.1"><trk><name>Ride</name><trkseg>${points
    .map(
      ({ lat, lon, ele }) =>
        `<trkpt lat="${lat}" lon="${lon}">${ele === undefined ? "" : `<ele>${ele}</ele>`}</trkpt>`,
    )
    .join("")}</trkseg></trk></gpx>`;

const openReader = async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  return async (text: string) => {
    const gpxFile = new File([text], "ride.gpx", { type: "application/gpx+xml" });
    return send("POST /api/tours/route", { token, parts: { gpxFile } });
  };
};

/** A straight way east along the equator; a degree is 111.2 km. */
const straight = (count: number, height: (index: number) => number | undefined) =>
  Array.from({ length: count }, (_, index): Point => {
    const ele = height(index);
    return { lat: 0, lon: 29 + index / 10_000, ...(ele !== undefined && { ele }) };
  });

test("a way is told with its length, its climbs and as few points as show it", async () => {
  const read = await openReader();
  // Up 100 m and down 40, with a metre of noise.
  const height = (index: number) =>
    1_460 + (index <= 500 ? index / 5 : 100 - ((index - 500) * 40) / 500) + (index % 2);
  const { status, body } = await read(gpx(straight(1_001, height)));
  expect(status).toBe(200);
  const { route } = body as {
    route: { points: unknown[]; distance: number; ascent: number; descent: number };
  };
  expect(route.distance).toBeCloseTo(11.12, 1);
  expect(Math.abs(route.ascent - 100)).toBeLessThan(10);
  expect(Math.abs(route.descent - 40)).toBeLessThan(10);
  expect(route.points).toEqual([
    [29, 0, 1460],
    [29.1, 0, expect.any(Number)],
  ]);
});

test("a way without heights has no climbs, and a long winding one keeps to the limit of points", async () => {
  const read = await openReader();
  const winding = Array.from({ length: 20_000 }, (_, index) => ({
    lat: -2 + Math.sin(index / 3) / 50,
    lon: 29 + index / 20_000,
  }));
  const { status, body } = await read(gpx(winding));
  expect(status).toBe(200);
  const { route } = body as { route: { points: unknown[]; ascent: null } };
  expect(route.ascent).toBeNull();
  expect(route.points.length).toBeLessThanOrEqual(1_000);
  expect(route.points.length).toBeGreaterThan(100);
});

const entities = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa">${Array.from(
  { length: 20 },
  (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`,
).join("")}]>`;

test.each([
  ["a picture", "\u0089PNG\u0000", 400],
  ["no points", gpx([]), 400],
  [
    "points that are nowhere",
    gpx([
      { lat: 99, lon: 500 },
      { lat: Number.NaN, lon: 1 },
    ]),
    400,
  ],
  ["more than 100,000 points", gpx(straight(100_100, () => undefined)).slice(0, 4_900_000), 400],
  ["more than 5 MB", `${gpx(straight(2, () => 1))}${" ".repeat(5_000_001)}`, 413],
])("a file with %s is refused with a sentence", async (_, text, status) => {
  const answer = await (await openReader())(text);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ message: expect.stringMatching(/GPX|points/) });
});

test("entities that a file declares stay what they are", async () => {
  const text = gpx(
    straight(2, () => 1_460),
    entities,
  ).replace("<name>Ride", "<name>&a19;");
  expect(await (await openReader())(text)).toMatchObject({ status: 200 });
});
