import { randomUUID } from "node:crypto";
import type { GuestDetailsSettings } from "shared/inbox/trips/guest-questions";
import { tripGuests as tripGuestsBody } from "shared/inbox/trips/trip-guests";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { conversations } from "#tables/conversations.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

const whole = {
  ...{ name: "Ada Lovelace", age: "36", diet: "No nuts", height: "172", swims: "yes" },
  ...{ pickup: "Serena Hotel", flight: "", emergency: "Tom, +44 20 7946 0000" },
};

type Options = { people?: number; settings?: Partial<GuestDetailsSettings>; inDays?: number };

/** An accepted trip, and the page for its guests' details as one without a script uses it. */
const openTrip = async ({ people = 4, settings, inDays = 20 }: Options = {}) => {
  const desk = await openDesk();
  await desk.ask();
  const conversation = getOnly(await desk.list())._id;
  const startsOn = addDays(desk.clock.now().toISOString().slice(0, 10), inDays);
  const content = { people, startsOn, endsOn: startsOn };
  await desk.db.write((tx) => tx.update(conversations).set({ startsOn, endsOn: startsOn }));
  const { id, token } = await addProposal(desk, conversation, { content });
  const change = async (value: Partial<GuestDetailsSettings>) => {
    const { version } = (await desk.services.siteSettings.read()).guestDetails;
    const body = { section: "guestDetails", value, version };
    expect((await desk.call("PUT /api/settings", body)).status).toBe(200);
  };
  if (settings) await change(settings);
  const open = (path = "", at = token) => desk.send(`GET /p/${at}/guests${path}`);
  const save = (number: number | string, fields: Record<string, string>, version = 0) =>
    desk.send(`POST /p/${token}/guests/${number}`, {
      body: new URLSearchParams({ ...fields, version: String(version) }),
      address: "203.0.113.9",
    });
  const path = `/api/proposals/${id}/guests`;
  const readGuests = () => desk.get(path, tripGuestsBody);
  return { ...desk, id, token, conversation, path, open, save, change, readGuests };
};

test("leads from person to person, and thanks once everybody is filled in", async () => {
  const { open, save, token, send, readGuests } = await openTrip({ people: 2 });
  const trip = await send(`GET /p/${token}`);
  expect(trip.text).toContain("0 of 2 filled in");
  expect((await open()).text).toContain("Not filled in yet");
  const first = await save(1, whole);
  expect({ status: first.status, to: first.headers.get("Location") }).toEqual({
    status: 303,
    to: `/p/${token}/guests/2?saved`,
  });
  const { text } = await open("/2?saved");
  expect(text).toContain("Saved.");
  expect(text).toContain('value="Serena Hotel"');
  expect(text).not.toContain('value="36"');
  const second = await save(2, { ...whole, name: "Tom", age: "0" });
  expect(second.headers.get("Location")).toBe(`/p/${token}/guests?saved`);
  expect((await open("?saved")).text).toContain("Thank you. We have everything we need.");
  const { guests } = await readGuests();
  expect(guests.map(({ name, answers, missing }) => [name, answers.age, missing])).toEqual([
    ["Ada Lovelace", "36", []],
    ["Tom", "0", []],
  ]);
});

test("keeps the page from caches, search engines and other sites", async () => {
  const { open } = await openTrip();
  const { headers } = await open("/1");
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringMatching(/^default-src .*frame-ancestors 'none'$/),
  });
});

test("saves a name alone, and says what is missing", async () => {
  const { open, save } = await openTrip();
  expect((await save(1, { name: "Ada" })).status).toBe(303);
  const { text } = await open();
  expect(text).toContain(
    "Missing: age, diet and allergies, height in cm, can swim, pick-up, emergency contact",
  );
  expect(text).toContain("0 of 4 filled in");
});

test.each([
  { field: "age", value: "140", words: "Age must be a whole number from 0 to 120." },
  { field: "age", value: "-1", words: "Age must be a whole number from 0 to 120." },
  { field: "age", value: "7.5", words: "Age must be a whole number from 0 to 120." },
  { field: "age", value: "seven", words: "Age must be a whole number from 0 to 120." },
  { field: "height", value: "5", words: "Height in cm must be a whole number from 40 to 250." },
  { field: "name", value: " ", words: "Name is required." },
  { field: "diet", value: "x".repeat(1_001), words: "at most 1000 characters" },
])("refuses $field “$value” and keeps what was typed", async ({ field, value, words }) => {
  const { save, readGuests } = await openTrip();
  const { status, text } = await save(1, { ...whole, [field]: value });
  expect(status).toBe(422);
  expect(text).toContain(words);
  expect(text).toContain("Tom, +44 20 7946 0000");
  expect((await readGuests()).guests[0]?.name).toBeNull();
});

test("keeps two people of a family from overwriting each other", async () => {
  const { save, readGuests } = await openTrip();
  await save(1, whole);
  const late = await save(1, { ...whole, diet: "", age: "37" });
  expect(late.status).toBe(422);
  expect(late.text).toContain("Someone else saved Ada Lovelace here");
  expect(late.text).toContain('value="37"');
  expect((await readGuests()).guests[0]?.answers.age).toBe("36");
  expect((await save(1, { ...whole, age: "37" }, 1)).status).toBe(303);
  expect((await readGuests()).guests[0]).toMatchObject({ version: 2, answers: { age: "37" } });
});

test("counts the same answers sent again as saved", async () => {
  const { save, readGuests } = await openTrip();
  await save(1, whole);
  expect((await save(1, whole)).status).toBe(303);
  expect((await readGuests()).guests[0]?.version).toBe(1);
});

test("asks a party of 60 people, and no further one", async () => {
  const { save, readGuests } = await openTrip({ people: 60 });
  for (const number of [1, 60]) expect((await save(number, whole)).status).toBe(303);
  for (const number of [0, 61, "x"]) expect((await save(number, whole)).status).toBe(404);
  expect((await readGuests()).guests).toHaveLength(60);
});

test("asks only what the owner asks, with added questions", async () => {
  const [passport, other] = [randomUUID(), randomUUID()];
  const own = [
    { id: passport, label: "Passport number", tourId: null },
    { id: other, label: "Another tour's question", tourId: "another-tour" },
  ];
  const { open, save, readGuests } = await openTrip({ settings: { questions: ["diet"], own } });
  const { text } = await open("/1");
  expect(text).toContain("Passport number");
  expect(text).not.toContain("Another tour");
  expect(text).not.toContain("Emergency contact");
  await save(1, { name: "Ada", diet: "none", age: "40", [other]: "X" });
  expect((await readGuests()).guests[0]?.missing).toEqual(["Passport number"]);
  await save(1, { name: "Ada", diet: "none", [passport]: "X1" }, 1);
  expect((await readGuests()).guests[0]).toMatchObject({
    ...{ name: "Ada", answers: { diet: "none", [passport]: "X1" }, missing: [] },
  });
});

test("keeps answers to a question that the owner switches off", async () => {
  const { save, change, readGuests } = await openTrip();
  await save(1, whole);
  await change({ questions: ["age"] });
  await save(1, { name: "Ada", age: "37" }, 1);
  expect((await readGuests()).guests[0]?.answers).toMatchObject({ age: "37", diet: "No nuts" });
});

test("drops answers to a question that the owner has deleted", async () => {
  const passport = randomUUID();
  const own = [{ id: passport, label: "Passport number", tourId: null }];
  const { save, change, readGuests } = await openTrip({ settings: { own } });
  await save(1, { ...whole, [passport]: "X1" });
  await change({ own: [] });
  await save(1, { ...whole, age: "37" }, 1);
  expect(Object.keys((await readGuests()).guests[0]?.answers ?? {})).not.toContain(passport);
});

test("asks for the diet, because nothing could mean anything", async () => {
  const { save, readGuests } = await openTrip();
  await save(1, { ...whole, diet: "" });
  expect((await readGuests()).guests[0]?.missing).toEqual(["Diet and allergies"]);
});

test("refuses an added question whose id is a word", async () => {
  const { services, call } = await openTrip();
  const { version } = (await services.siteSettings.read()).guestDetails;
  const value = { own: [{ id: "version", label: "Passport number", tourId: null }] };
  const { status } = await call("PUT /api/settings", { section: "guestDetails", value, version });
  expect(status).toBe(400);
});

test("stores the reader of the risks and the time, once", async () => {
  const { open, save, readGuests } = await openTrip({ settings: { risks: "Water is deep." } });
  expect((await open("/1")).text).toContain("Water is deep.");
  await save(1, { ...whole, risksName: " " });
  expect((await readGuests()).guests[0]?.missing).toEqual(["Risks"]);
  await save(1, { ...whole, risksName: "Ada's mother" }, 1);
  const { guests } = await readGuests();
  expect(guests[0]?.risks).toEqual({ name: "Ada's mother", at: expect.stringMatching(/Z$/) });
  const { text } = await open("/1");
  expect(text).toContain("Read by Ada&#x27;s mother");
  await save(1, { ...whole, age: "37", risksName: "Somebody else" }, 2);
  expect((await readGuests()).guests[0]?.risks).toEqual(guests[0]?.risks);
});

test("asks a person whose name has changed to read the risks again, and says why", async () => {
  const { open, save, token, readGuests } = await openTrip({
    settings: { risks: "Water is deep." },
  });
  await save(1, { ...whole, name: "Bea", risksName: "Bea" });
  const { headers } = await save(1, { ...whole, name: "Carl" }, 1);
  expect(headers.get("Location")).toBe(`/p/${token}/guests/1?saved=renamed`);
  expect((await open("/1?saved=renamed")).text).toContain("please confirm the risks again");
  const { guests } = await readGuests();
  expect(guests[0]).toMatchObject({ name: "Carl", risks: null, missing: ["Risks"] });
  const again = await save(1, { ...whole, name: "Carl", risksName: "Carl" }, 2);
  expect(again.headers.get("Location")).toBe(`/p/${token}/guests/2?saved`);
});

test("names the wrong field of a refused form", async () => {
  const { save } = await openTrip();
  const { text } = await save(1, { ...whole, age: "140" });
  expect(text).toMatch(/<input [^>]*aria-describedby="guest-issue"[^>]*name="age"/);
});

test("offers the team no link that asks for nothing", async () => {
  const { readGuests, change, clock } = await openTrip({ inDays: 1 });
  expect((await readGuests()).link).toContain("/guests");
  await change({ isAsked: false });
  expect((await readGuests()).link).toBeNull();
  await change({ isAsked: true });
  clock.advance(33 * 24 * 3_600_000);
  expect((await readGuests()).link).toBeNull();
});

test("shows the same page for an unknown link, an unasked trip and one long over", async () => {
  const { open, change, clock, token } = await openTrip({ inDays: 1 });
  const unknown = await open("/1", "AbCdEfGhIjKlMnOpQrStUv");
  expect(unknown.status).toBe(404);
  await change({ isAsked: false });
  expect((await open("/1")).text).toBe(unknown.text);
  await change({ isAsked: true });
  expect((await open("/1")).status).toBe(200);
  clock.advance(33 * 24 * 3_600_000);
  expect((await open("/1", token)).text).toBe(unknown.text);
});
