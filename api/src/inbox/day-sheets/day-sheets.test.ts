import { daySheet, guideLinkCreated } from "shared/inbox/trips/day-sheets";
import { expect, test } from "vitest";
import { addDays } from "#platform/add-days.ts";
import { conversations } from "#tables/conversations.ts";
import { addProposal } from "#testing/app/add-proposal.ts";
import { findInTables } from "#testing/app/find-in-tables.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

const hour = 3_600_000;

/** A confirmed trip of two days for two people, of whom one is filled in. The company's day begins at 22:00 UTC. */
const openTrip = async () => {
  const desk = await openDesk();
  await desk.ask({ phone: "+250788123456" });
  const conversation = getOnly(await desk.list())._id;
  const day = addDays(desk.clock.now().toISOString().slice(0, 10), 3);
  const dates = { startsOn: day, endsOn: addDays(day, 1) };
  const { token } = await addProposal(desk, conversation, { content: { people: 2, ...dates } });
  await desk.change(conversation, { dates, state: "confirmed" });
  const typed = {
    ...{ name: "Ada <b>", age: "36", diet: "No nuts", swims: "no", pickup: "Serena Hotel" },
    ...{ flight: "KL535, 19:40", emergency: "Tom, +44 20 7946 0000", version: "0" },
  };
  await desk.send(`POST /p/${token}/guests/1`, { body: new URLSearchParams(typed) });
  const read = (query: string) => desk.get(`/api/day-sheets?${query}`, daySheet);
  const share = async (scope: object) => {
    const { status, body } = await desk.call("POST /api/guide-links", scope);
    expect(status).toBe(201);
    const { link } = guideLinkCreated.parse(body);
    return { ...link, path: new URL(link.url).pathname };
  };
  const plan = (fields: object) =>
    desk.call(`PATCH /api/conversations/${conversation}/plan`, fields);
  return { ...desk, conversation, day, token, readSheet: read, share, plan };
};

const toText = (html: string) => html.replace(/<style>.*<\/style>/s, "").replace(/<[^>]+>/g, "");

test("shows people, contacts, plan and money of a day's confirmed trips", async () => {
  const { readSheet, plan, day, conversation } = await openTrip();
  await plan({ time: "07:30", guide: "Eric", vehicle: "RAD 123 B", notes: "Bring life jackets." });
  const { html, trips, title } = await readSheet(`day=${day}`);
  expect(trips).toMatchObject([{ _id: conversation, plan: { guide: "Eric" } }]);
  const text = toText(html);
  expect(title).toContain("Day sheet, ");
  for (const words of [
    ...["07:30 · ", "day 1 of 2", "Guide: Eric", "Vehicle: RAD 123 B", "Bring life jackets."],
    ...["Ada &lt;b&gt; · Age: 36", "No nuts", "Can swim: no", "Person 2: no details yet"],
    ...["Pick-up: Serena Hotel", "Flight: KL535, 19:40", "Emergency contact: Tom, +44 20"],
    ...["Still to pay: US$", "Call +250 788 123 456", "Details are missing for 2 of 2."],
  ])
    expect(text.replaceAll("&#39;", "'").replaceAll("\u00a0", " ")).toContain(words);
  expect(html).toContain('href="tel:+250788123456"');
  expect(html).toContain('href="https://wa.me/250788123456"');
  expect(html).not.toContain("<script");
});

test("says nothing about missing details while guests aren't asked", async () => {
  const { readSheet, call, services, day } = await openTrip();
  const { version } = (await services.siteSettings.read()).guestDetails;
  const section = { section: "guestDetails", value: { isAsked: false }, version };
  expect((await call("PUT /api/settings", section)).status).toBe(200);
  const text = toText((await readSheet(`day=${day}`)).html);
  expect(text).toContain("2 people");
  expect(text).toContain("Ada &lt;b&gt;");
  expect(text).not.toMatch(/no details yet|Details are missing/);
});

test("names the person who read the risks, and the time", async () => {
  const { readSheet, call, services, send, day, token } = await openTrip();
  const { version } = (await services.siteSettings.read()).guestDetails;
  await call("PUT /api/settings", { section: "guestDetails", value: { risks: "Deep." }, version });
  const body = new URLSearchParams({ name: "Bea", risksName: "Bea's mother", version: "0" });
  await send(`POST /p/${token}/guests/2`, { body });
  const text = toText((await readSheet(`day=${day}`)).html).replaceAll("&#39;", "'");
  expect(text).toMatch(/Bea · risks read by Bea's mother, .*\d{2}:\d{2}/);
});

test("emphasizes a diet, but not that a guest has none", async () => {
  const { readSheet, send, day, token } = await openTrip();
  const body = new URLSearchParams({ name: "Bea", diet: "None.", version: "0" });
  await send(`POST /p/${token}/guests/2`, { body });
  const { html } = await readSheet(`day=${day}`);
  expect(html).toContain("<strong>Diet and allergies: No nuts</strong>");
  expect(html).toContain(" · Diet and allergies: None.");
});

test("shows the pick-up place once, and another one of a guest with the guest", async () => {
  const { readSheet, plan, send, day, token } = await openTrip();
  const body = new URLSearchParams({ name: "Bea", pickup: "Airport", version: "0" });
  await send(`POST /p/${token}/guests/2`, { body });
  await plan({ place: "serena hotel" });
  const text = toText((await readSheet(`day=${day}`)).html);
  expect(text.match(/Pick-up: [\w ]+\w/g)).toEqual(["Pick-up: serena hotel", "Pick-up: Airport"]);
  expect((await plan({ place: "x".repeat(81) })).status).toBe(400);
});

test("prints more than 15 people in two columns", async () => {
  const desk = await openTrip();
  const { readSheet, conversation, day } = desk;
  const content = { people: 13, startsOn: day, endsOn: day };
  await addProposal(desk, conversation, { content });
  expect((await readSheet(`day=${day}`)).html).toContain("<main>");
  await addProposal(desk, conversation, { content: { ...content, people: 1 } });
  expect((await readSheet(`day=${day}`)).html).toContain('<main class="many">');
});

test("shows the pick-up time on the first day only", async () => {
  const { readSheet, plan, day } = await openTrip();
  await plan({ time: "07:30" });
  const { html } = await readSheet(`day=${addDays(day, 1)}`);
  expect(html).toContain("day 2 of 2");
  expect(html).not.toContain("07:30");
});

test("leaves out requested trips and other days, and says so", async () => {
  const { readSheet, change, conversation, day } = await openTrip();
  expect((await readSheet(`day=${addDays(day, 2)}`)).html).toContain("No confirmed trips");
  await change(conversation, { state: "quoted" });
  expect((await readSheet(`day=${day}`)).trips).toEqual([]);
  expect((await readSheet(`trip=${conversation}`)).trips).toHaveLength(1);
});

test("refuses a sheet without a day or trip, and an unknown trip", async () => {
  const { call } = await openTrip();
  for (const query of ["", "?day=2026-13-01", "?day=2026-12-05&trip=a"])
    expect((await call(`GET /api/day-sheets${query}`)).status).toBe(400);
  expect((await call("GET /api/day-sheets?trip=unknown")).status).toBe(404);
});

test("changes only the given fields of a plan, and refuses a time that is none", async () => {
  const { plan, readSheet, conversation } = await openTrip();
  await plan({ guide: "Eric", time: "07:30", vehicle: "RAD 123 B" });
  await plan({ vehicle: "", notes: "Lunch boxes" });
  expect((await readSheet(`trip=${conversation}`)).trips[0]?.plan).toEqual({
    ...{ guide: "Eric", time: "07:30", place: null, vehicle: null, notes: "Lunch boxes" },
  });
  expect((await plan({ time: "25:00" })).body).toMatchObject({
    message: "Time must be like 07:30.",
  });
});

test("keeps plan and link of a trip when its conversation is joined to another one", async () => {
  const { plan, share, ask, list, call, conversation, readSheet } = await openTrip();
  await plan({ guide: "Eric", notes: "Bring life jackets." });
  const link = await share({ trip: conversation });
  await ask({ email: "other@example.test" });
  const other = (await list()).find(({ _id }) => _id !== conversation)?._id ?? "";
  await call(`PATCH /api/conversations/${other}/plan`, { vehicle: "RAD 123 B", notes: "Lunch." });
  const joined = await call(`POST /api/conversations/${other}/join`, { ids: [conversation] });
  expect(joined.status).toBe(200);
  const sheet = await readSheet(`trip=${other}`);
  expect(sheet.trips[0]?.plan).toMatchObject({
    ...{ vehicle: "RAD 123 B", notes: "Lunch.\n\nBring life jackets." },
  });
  expect(sheet.link?._id).toBe(link._id);
});

test("has one link for each day and trip", async () => {
  const { share, day, conversation } = await openTrip();
  const first = await share({ day });
  expect(await share({ day })).toEqual(first);
  expect((await share({ trip: conversation })).path).not.toBe(first.path);
});

test("the database alone opens no link", async () => {
  const { share, send, day, url } = await openTrip();
  const { _id, path } = await share({ day });
  const signature = path.split(".")[1] ?? "";
  expect(Buffer.from(signature, "base64url")).toHaveLength(32);
  expect(await findInTables(url, signature)).toEqual([]);
  expect((await send(`GET /p/sheet/${_id}`)).status).toBe(404);
  expect((await send(`GET /p/sheet/${_id}.${"A".repeat(43)}`)).status).toBe(404);
});

test("a trip's link follows its dates", async () => {
  const { share, send, change, conversation, day, clock } = await openTrip();
  const { path, expiresAt } = await share({ trip: conversation });
  expect(expiresAt).toBe(`${addDays(day, 2)}T06:00:00.000Z`);
  await change(conversation, { dates: { startsOn: day, endsOn: addDays(day, 9) } });
  clock.advance(8 * 24 * hour);
  expect((await send(`GET ${path}`)).headers.get("x-ends-at")).toContain(addDays(day, 10));
});

test("a guide's link shows the sheet without an account, until 08:00 the next morning", async () => {
  const { share, send, clock, day } = await openTrip();
  const { path, expiresAt } = await share({ day });
  expect(expiresAt).toBe(`${addDays(day, 1)}T06:00:00.000Z`);
  const { status, headers, text } = await send(`GET ${path}`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    ...{ "cache-control": "no-store", "x-robots-tag": "noindex", "x-ends-at": expiresAt },
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    ),
  });
  // Nothing comes from another file or site.
  expect(text).not.toMatch(/<(link|img|script) [^>]*(src|href)=/);
  const wait = Date.parse(expiresAt) - clock.now().getTime();
  clock.advance(wait - 20_000);
  expect((await send(`GET ${path}`)).status).toBe(200);
  clock.advance(20_000);
  expect((await send(`GET ${path}`)).status).toBe(404);
});

test("answers alike for an unknown, an ended and an expired link, and a trip that is lost or in the trash", async () => {
  const { share, send, call, change, conversation, day, clock, readSheet } = await openTrip();
  const unknown = await send("GET /p/sheet/AbCdEfGhIjKlMnOpQrStUv");
  expect(unknown.status).toBe(404);
  const ended = await share({ day });
  const trashed = await share({ trip: conversation });
  expect((await readSheet(`day=${day}`)).link?._id).toBe(ended._id);
  expect((await call(`DELETE /api/guide-links/${ended._id}`)).status).toBe(200);
  expect((await call(`DELETE /api/guide-links/${ended._id}`)).status).toBe(404);
  expect((await send(`GET ${ended.path}`)).text).toBe(unknown.text);
  await change(conversation, { box: "trash" });
  expect((await send(`GET ${trashed.path}`)).text).toBe(unknown.text);
  await change(conversation, { box: "inbox", state: "lost" });
  expect((await send(`GET ${trashed.path}`)).text).toBe(unknown.text);
  await change(conversation, { state: "confirmed" });
  expect((await send(`GET ${trashed.path}`)).status).toBe(200);
  clock.advance(6 * 24 * hour);
  expect((await send(`GET ${trashed.path}`)).text).toBe(unknown.text);
});

test("refuses a link for a day that is over, and for a trip without dates", async () => {
  const { call, day, conversation, db } = await openTrip();
  const past = await call("POST /api/guide-links", { day: addDays(day, -10) });
  expect(past).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("is over") },
  });
  await db.write((tx) => tx.update(conversations).set({ startsOn: null, endsOn: null }));
  const undated = await call("POST /api/guide-links", { trip: conversation });
  expect(undated).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("dates") },
  });
});

test("the agenda shows time, guide and phone of a trip", async () => {
  const { call, plan, day } = await openTrip();
  await plan({ time: "07:30", guide: "Eric" });
  const { body } = await call(`GET /api/agenda?from=${day}&until=${day}`);
  expect(body).toMatchObject({
    trips: [{ time: "07:30", guide: "Eric", phone: "+250788123456", money: [{ paid: 0 }] }],
  });
});

test("serves the worker that keeps the page of a link", async () => {
  const { send } = await openTrip();
  const { status, headers, text } = await send("GET /p/sheet/worker.js");
  expect({ status, type: headers.get("Content-Type") }).toEqual({
    status: 200,
    type: "text/javascript; charset=utf-8",
  });
  expect(text).toContain("X-Ends-At");
});
