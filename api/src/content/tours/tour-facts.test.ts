import type { TourService } from "shared/content/tours/tour-services";
import { expect, test } from "vitest";
import { idempotencyKeys } from "#platform/db/schema/idempotency-keys.ts";
import { tourServices } from "#tables/content.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleServiceParts } from "#testing/app/samples.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";

const openTours = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const save = async (route: string, parts: Record<string, string | Blob> = {}) => {
    const answer = await testApp.send(route, { token, parts: sampleServiceParts(parts) });
    return { ...answer, service: (answer.body as { service: TourService }).service };
  };
  const readPublic = async () =>
    ((await testApp.send("GET /api/services")).body as { services: TourService[] }).services;
  return { ...testApp, token, save, readPublic };
};

const facts = {
  activities: ["Kayak", "Nature"],
  duration: { unit: "hours", min: 6, max: 12 },
  level: { grade: "moderate", note: "Two hours of paddling without a stop." },
  months: [12, 1, 6],
  start: {
    place: "Jetty of Kibuye",
    time: "07:30",
    point: { latitude: -2.06, longitude: 29.3486 },
  },
  prices: [
    { amount: 120, currency: "usd", per: "group", people: { min: 1, max: 4 } },
    { amount: 45.5, currency: "USD", per: "person", note: "With lunch" },
    { amount: 40_000, currency: "RWF", per: "person" },
  ],
  itinerary: [{ title: "Out to the island", distance: 4.2 }],
};

test("stores and publishes the prices, days and places of a tour with its lowest price", async () => {
  const { save, readPublic } = await openTours();
  const { service } = await save("POST /api/services", { facts: JSON.stringify(facts) });
  expect(service.fromPrice).toMatchObject({ amount: 45.5, currency: "USD", per: "person" });
  expect(service.facts).toMatchObject({
    duration: facts.duration,
    months: [1, 6, 12],
    start: facts.start,
    prices: [{ currency: "USD", people: { min: 1, max: 4 }, note: null }, {}, {}],
    itinerary: [{ title: "Out to the island", distance: 4.2, ascent: null, when: null }],
    questions: [],
  });
  expect(await readPublic()).toEqual([service]);
});

test("a route keeps the breaks of its recording", async () => {
  const { save, readPublic } = await openTours();
  const route = {
    points: [
      [29.35, -2.06, null],
      [29.36, -2.06, null],
      [29.4, -2.1, null],
      [29.41, -2.1, null],
    ],
    breaks: [2],
    distance: 2,
    ascent: null,
    descent: null,
  };
  await save("POST /api/services", { facts: JSON.stringify({ route }) });
  expect((await readPublic())[0]?.facts.route).toEqual(route);
});

test("an old client that sends only the first fields changes no others", async () => {
  const { save, send, token } = await openTours();
  const upload = await send("POST /api/pictures", {
    token,
    parts: { imageFile: await makePhoto({ width: 70 }) },
  });
  const { picture } = upload.body as { picture: { _id: string } };
  const photos = JSON.stringify([
    { picture: picture._id, caption: "First" },
    { picture: picture._id, caption: "Second" },
  ]);
  const { service } = await save("POST /api/services", { facts: JSON.stringify(facts), photos });
  const path = `PUT /api/services/${service._id}`;
  const renamed = await save(path, { title: "Renamed", imageFile: await makePhoto() });
  expect(renamed.service).toMatchObject({ title: "Renamed", facts: service.facts });
  expect(renamed.service.imageFile).not.toBe(service.imageFile);
  expect(renamed.service.photos.map(({ caption }) => caption)).toEqual([null, "Second"]);
  const cleared = await save(path, { facts: JSON.stringify({ level: null, prices: [] }) });
  expect(cleared.service).toMatchObject({
    fromPrice: null,
    facts: { ...service.facts, level: null, prices: [] },
  });
});

test.each([
  [{ duration: { unit: "days", min: 400 } }, "Days must be a whole number from 1 to 90."],
  [
    { prices: [facts.prices[0], { currency: "USD", per: "person" }] },
    "Prices 2: Write the amount in digits, such as 25000 or 25.50.",
  ],
  [
    { prices: [{ amount: 0.001, currency: "USD", per: "person" }] },
    "Prices 1: Amount must be a number above 0 and at most 1000000000, with at most two decimals.",
  ],
  [
    { prices: [{ amount: 1, currency: "ABC", per: "person" }] },
    "Prices 1: Currency must be a code of three letters, such as RWF, USD or EUR.",
  ],
  [
    { itinerary: [{ title: "A day", text: "x".repeat(40_000) }] },
    "Itinerary 1: Stage text must be at most 5000 characters long.",
  ],
  [{ groupSize: { min: 8, max: 2 } }, "Group size: the second number must not be below the first."],
  [{ start: { place: "Kibuye", time: "25:00" } }, "Start time must be like 07:30."],
  [{ included: ["x".repeat(1_000_000)] }, "Facts must be at most 1 MB."],
])("bad facts are refused in a sentence that names field and row: %j", async (change, message) => {
  const { save, readPublic } = await openTours();
  const { status, body } = await save("POST /api/services", { facts: JSON.stringify(change) });
  expect({ status, body }).toMatchObject({ status: 400, body: { message } });
  expect(await readPublic()).toEqual([]);
});

test("only admins see a hidden tour", async () => {
  const { save, send, readPublic, token } = await openTours();
  const { service } = await save("POST /api/services", { isShown: "false" });
  const path = `GET /api/services/${service._id}`;
  expect(await readPublic()).toEqual([]);
  expect((await send(path)).status).toBe(404);
  expect((await send(path, { token: "forged" })).status).toBe(404);
  expect((await send("GET /api/content")).body).toMatchObject({ services: [] });
  const forAdmin = await send(path, { token });
  expect(forAdmin.body).toMatchObject({ isShown: false });
  expect(forAdmin.headers.get("Cache-Control")).toBe("no-store");
  expect((await send("GET /api/services", { token })).body).toEqual({ services: [service] });
  await save(`PUT /api/services/${service._id}`, { isShown: "true" });
  expect(await readPublic()).toHaveLength(1);
});

test("the owner's order is kept; tours that are not in it have no place", async () => {
  const { save, send, readPublic, token } = await openTours();
  const ids: string[] = [];
  for (const title of ["One", "Two", "Three"])
    ids.push((await save("POST /api/services", { title })).service._id);
  const order = async (wanted: string[]) => {
    const { status } = await send("PUT /api/tours/order", { token, json: { ids: wanted } });
    expect(status).toBe(200);
    return Object.fromEntries((await readPublic()).map(({ _id, position }) => [_id, position]));
  };
  expect(await order(["three", "gone", "one"])).toEqual({ three: 1, two: null, one: 3 });
  expect(await order(["two"])).toEqual({ three: null, two: 1, one: null });
});

test("a tour hides its reference to a hidden tour from visitors", async () => {
  const { save, send, token } = await openTours();
  const { service: hidden } = await save("POST /api/services", {
    title: "Secret",
    isShown: "false",
  });
  const related = JSON.stringify({ related: [hidden._id] });
  const { service } = await save("POST /api/services", { title: "Open", facts: related });
  for (const route of ["GET /api/services", `GET /api/services/${service._id}`, "GET /api/content"])
    expect((await send(route)).text).not.toContain(hidden._id);
  const path = `GET /api/services/${service._id}`;
  expect((await send(path, { token })).body).toMatchObject({ facts: { related: [hidden._id] } });
});

test("a tour refers to a shown page as a related tour, but not to a hidden one", async () => {
  const { save, send, token } = await openTours();
  for (const [slug, isShown] of [
    ["six-days", true],
    ["draft", false],
  ] as const) {
    const page = { slug, title: slug, description: null, topic: slug, blocks: [], isShown };
    expect((await send("POST /api/pages", { token, json: page })).status).toBe(201);
  }
  const related = JSON.stringify({ related: ["/six-days", "/draft", "six-days"] });
  const { service } = await save("POST /api/services", { title: "Open", facts: related });
  expect((await send(`GET /api/services/${service._id}`)).body).toMatchObject({
    facts: { related: ["/six-days"] },
  });
});

test("a repeat that was first answered before tours had facts gets that answer", async () => {
  const { db, save, send, token } = await openTours();
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const create = () => send("POST /api/services", { token, headers, parts: sampleServiceParts() });
  const first = await create();
  await db.write(async (tx) => {
    const { facts: _, photos: __, ...before } = (first.body as { service: TourService }).service;
    await tx.update(idempotencyKeys).set({ answer: before });
  });
  expect(await create()).toMatchObject({ status: 201, body: first.body as object });
  const { service } = await save("POST /api/services", { title: "Another" });
  expect(service._id).toBe("another");
});

test("an older client can save a tour with facts that a newer rule rejects", async () => {
  const { db, save, readPublic } = await openTours();
  const { service } = await save("POST /api/services");
  const long = "x".repeat(300);
  await db.write((tx) => tx.update(tourServices).set({ facts: { activities: [long] } }));
  const { status } = await save(`PUT /api/services/${service._id}`, { title: "Renamed" });
  expect(status).toBe(200);
  expect((await readPublic())[0]?.facts.activities).toEqual([long]);
});
