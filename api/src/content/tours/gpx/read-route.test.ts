import type { TourRoute } from "shared/content/tours/tour-route";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";

type Point = { lat: number | ""; lon: number | ""; ele?: number };

const toPoints = (element: "trkpt" | "rtept", points: Point[]) =>
  points
    .map(
      ({ lat, lon, ele }) =>
        `<${element} lat="${lat}" lon="${lon}">${ele === undefined ? "" : `<ele>${ele}</ele>`}</${element}>`,
    )
    .join("");

const toSegment = (points: Point[]) => `<trkseg>${toPoints("trkpt", points)}</trkseg>`;
const toTrack = (...segments: string[]) => `<trk><name>Ride</name>${segments.join("")}</trk>`;
const toRoute = (points: Point[]) => `<rte>${toPoints("rtept", points)}</rte>`;
const toGpx = (content: string, before = "") =>
  `<?xml version="1.0"?>${before}<gpx version="1.1">${content}</gpx>`;
const gpx = (points: Point[], before = "") => toGpx(toTrack(toSegment(points)), before);

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

test("a route has its length, its climbs and a reduced set of points", async () => {
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
  const [start, summit, end, ...furtherPoints] = route.points;
  expect(furtherPoints).toEqual([]);
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

test("a way stored as a track and as a route counts once", async () => {
  const read = await openReader();
  const way = straight(101, () => 1_460);
  const answer = (distance: number) => ({ status: 200, body: { route: { distance } } });
  expect(await read(toGpx(toRoute(way) + toTrack(toSegment(way))))).toMatchObject(answer(1.11));
  expect(await read(toGpx(toRoute(way)))).toMatchObject(answer(1.11));
  expect(await read(toGpx(toTrack(toSegment([])) + toRoute(way)))).toMatchObject(answer(1.11));
});

test("a break between two segments is not ridden, and stays a break", async () => {
  const read = await openReader();
  const way = straight(301, (index) => 1_460 + index);
  const [before, after] = [way.slice(0, 101), way.slice(200)].map(toSegment);
  expect(await read(toGpx(toTrack(before ?? "", after ?? "")))).toMatchObject({
    status: 200,
    body: { route: { distance: 2.22, ascent: 200, descent: 0, breaks: [2] } },
  });
  expect(await read(gpx(way))).not.toHaveProperty("body.route.breaks");
});

test("a segment of one point is left out", async () => {
  const read = await openReader();
  const way = straight(101, () => 1_460);
  const far = { lat: 1, lon: 20 };
  const answer = await read(toGpx(toTrack(toSegment([far]), toSegment(way))));
  expect(answer).toMatchObject({ status: 200, body: { route: { distance: 1.11 } } });
  expect((answer.body as { route: TourRoute }).route.points[0]).toEqual([29, 0, 1460]);
});

test.each([
  ["one zero", [500], 0],
  ["zeros in a row", [500, 501, 502, 503, 504, 505, 506], 0],
  ["one spike", [500], 8_000],
  ["a zero at the start", [0], 0],
  ["a spike at the end", [1_000], 4_000],
] as const)("%s among the heights adds nothing to the climb", async (_, places, height) => {
  const read = await openReader();
  const heights = straight(1_001, (index) =>
    places.some((place) => place === index) ? height : 1_460 + index / 10,
  );
  const { route } = (await read(gpx(heights))).body as { route: TourRoute };
  expect(Math.abs((route.ascent ?? 0) - 100)).toBeLessThan(3);
  expect(route.descent).toBe(0);
  for (const [, , shown] of route.points) expect(shown ?? 1_460).toBeGreaterThan(1_400);
});

test("steep steps between far points are no spikes", async () => {
  const summit = [
    { lat: 0, lon: 29, ele: 1_460 },
    { lat: 0, lon: 29.004, ele: 1_660 },
    { lat: 0, lon: 29.008, ele: 1_460 },
  ];
  expect(await (await openReader())(gpx(summit))).toMatchObject({
    body: { route: { ascent: 200, descent: 200 } },
  });
});

test("heights at the sea may be 0", async () => {
  const shore = straight(201, (index) => (index < 50 ? 0 : (index - 50) / 3));
  const { route } = (await (await openReader())(gpx(shore))).body as { route: TourRoute };
  expect(route.points[0]).toEqual([29, 0, 0]);
  expect(Math.abs((route.ascent ?? 0) - 50)).toBeLessThan(3);
});

/** Between -1 and 1, the same in each run. */
const createNoise = () => {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
};

test.each([1, 5, 9])(
  "5 m of noise, %d points apart, adds at most 30 m of climb in 10 km",
  async (gap) => {
    const noise = createNoise();
    const level = straight(901, () => 1_460 + 5 * noise()).filter((_, index) => index % gap === 0);
    const { route } = (await (await openReader())(gpx(level))).body as { route: TourRoute };
    expect(route.distance).toBeCloseTo(10, 0);
    expect(route.ascent).toBeLessThanOrEqual(30);
  },
);

test("elements with a namespace prefix are read", async () => {
  const text = gpx(straight(101, (index) => 1_460 + index)).replaceAll(
    /<(\/?)(gpx|trk|trkseg|trkpt|ele|name)\b/g,
    "<$1ns0:$2",
  );
  expect(await (await openReader())(text)).toMatchObject({
    status: 200,
    body: { route: { distance: 1.11, ascent: 100 } },
  });
});

test("a planned route is read with the points of its extensions", async () => {
  const corner = `<extensions><gpxx:RoutePointExtension><gpxx:rpt lat="0.01" lon="29"/>
    <gpxx:rpt lat="0.01" lon="29.01"/></gpxx:RoutePointExtension></extensions>`;
  const text = toGpx(
    `<rte><rtept lat="0" lon="29"><ele>1460</ele>${corner}</rtept><rtept lat="0" lon="29.01"/></rte>`,
  );
  expect(await (await openReader())(text)).toMatchObject({
    status: 200,
    body: {
      route: {
        distance: 3.34,
        points: [
          [29, 0, 1_460],
          [29, 0.01, null],
          [29.01, 0.01, null],
          [29.01, 0, null],
        ],
      },
    },
  });
});

test("a file in UTF-16 is refused with what to do", async () => {
  const { send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const bytes = Buffer.from(`\uFEFF${gpx(straight(2, () => 1_460))}`, "utf16le");
  const parts = { gpxFile: new File([bytes], "ride.gpx") };
  expect(await send("POST /api/tours/route", { token, parts })).toMatchObject({
    status: 400,
    body: { message: "This GPX file is in UTF-16. Save or export it as UTF-8." },
  });
});

test("a file of 14 MB is read, a larger one is refused with what to do", async () => {
  const read = await openReader();
  const small = gpx(straight(2, () => 1));
  expect(await read(small + " ".repeat(14_000_000))).toMatchObject({ status: 200 });
  expect(await read(small + " ".repeat(15_000_000))).toMatchObject({
    status: 413,
    body: {
      message: "A GPX file can be up to 15 MB. Export the track alone, or with fewer points.",
    },
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
  ["more than 250,000 points", gpx(Array(250_100).fill({ lat: 0, lon: 29 })), 400],
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
