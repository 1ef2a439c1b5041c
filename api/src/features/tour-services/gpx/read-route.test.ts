import type { TourRoute } from "shared/tour-route";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

type Point = { lat: number | ""; lon: number | ""; ele?: number };

const pointsOf = (element: "trkpt" | "rtept", points: Point[]) =>
  points
    .map(
      ({ lat, lon, ele }) =>
        `<${element} lat="${lat}" lon="${lon}">${ele === undefined ? "" : `<ele>${ele}</ele>`}</${element}>`,
    )
    .join("");

const segmentOf = (points: Point[]) => `<trkseg>${pointsOf("trkpt", points)}</trkseg>`;
const trackOf = (...segments: string[]) => `<trk><name>Ride</name>${segments.join("")}</trk>`;
const routeOf = (points: Point[]) => `<rte>${pointsOf("rtept", points)}</rte>`;
const gpxOf = (content: string, before = "") =>
  `<?xml version="1.0"?>${before}<gpx version="1.1">${content}</gpx>`;
const gpx = (points: Point[], before = "") => gpxOf(trackOf(segmentOf(points)), before);

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
  const { route } = body as { route: TourRoute };
  expect(route.distance).toBeCloseTo(11.12, 1);
  expect(Math.abs((route.ascent ?? 0) - 100)).toBeLessThan(10);
  expect(Math.abs((route.descent ?? 0) - 40)).toBeLessThan(10);
  const [start, summit, end, ...others] = route.points;
  expect(others).toEqual([]);
  expect(start).toEqual([29, 0, 1460]);
  expect(summit?.[0]).toBeCloseTo(29.05, 3);
  expect(Math.abs((summit?.[2] ?? 0) - 1_560)).toBeLessThan(2);
  expect(end?.[0]).toBe(29.1);
});

test("a way without heights has no climbs, and a long winding one keeps to the limit of points", async () => {
  const read = await openReader();
  const winding = Array.from({ length: 20_000 }, (_, index) => ({
    lat: -2 + Math.sin(index / 3) / 50,
    lon: 29 + index / 20_000,
  }));
  const { status, body } = await read(gpx(winding));
  expect(status).toBe(200);
  const { route } = body as { route: TourRoute };
  expect(route.ascent).toBeNull();
  expect(route.points.length).toBeLessThanOrEqual(1_000);
  expect(route.points.length).toBeGreaterThan(100);
});

test("a zigzag that becomes ever narrower is simplified too", async () => {
  const read = await openReader();
  const zigzag = Array.from({ length: 5_000 }, (_, index) => ({
    lat: ((index % 2 ? 1 : -1) * (5_000 - index)) / 10_000,
    lon: 29 + index / 100_000,
  }));
  const { status, body } = await read(gpx(zigzag));
  expect(status).toBe(200);
  expect((body as { route: TourRoute }).route.points).toHaveLength(1_000);
});

test("a way that a file tells as a track and as a route counts once", async () => {
  const read = await openReader();
  const way = straight(101, () => 1_460);
  const answer = (distance: number) => ({ status: 200, body: { route: { distance } } });
  expect(await read(gpxOf(routeOf(way) + trackOf(segmentOf(way))))).toMatchObject(answer(1.11));
  expect(await read(gpxOf(routeOf(way)))).toMatchObject(answer(1.11));
  expect(await read(gpxOf(trackOf(segmentOf([])) + routeOf(way)))).toMatchObject(answer(1.11));
});

test("what lies between two segments is not ridden", async () => {
  const read = await openReader();
  const way = straight(301, (index) => 1_460 + index);
  const [before, after] = [way.slice(0, 101), way.slice(200)].map(segmentOf);
  expect(await read(gpxOf(trackOf(before ?? "", after ?? "")))).toMatchObject({
    status: 200,
    body: { route: { distance: 2.22, ascent: 200, descent: 0 } },
  });
});

test("points without a place are left out", async () => {
  const [start, end] = straight(2, () => 1_460);
  const blanks: Point[] = [
    { lat: "", lon: "" },
    { lat: 0, lon: "" },
  ];
  const points = [start, ...blanks, end].flatMap((point) => point ?? []);
  expect(await (await openReader())(gpx(points))).toMatchObject({
    status: 200,
    body: {
      route: {
        distance: 0.01,
        points: [
          [29, 0, 1_460],
          [29.0001, 0, 1_460],
        ],
      },
    },
  });
});

test("a file that nests its elements too deep is refused with a sentence", async () => {
  const text = gpx(straight(2, () => 1_460));
  const nested = `${"<a>".repeat(40)}${"</a>".repeat(40)}`;
  expect(await (await openReader())(text.replace("Ride", nested))).toMatchObject({
    status: 400,
    body: { message: "A GPX file may nest its elements at most 32 deep." },
  });
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
