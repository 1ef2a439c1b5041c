import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { createLog } from "#platform/log.ts";
import { conversations } from "#tables/conversations.ts";
import { agendaFeeds } from "#tables/notifications.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";

type Made = { address: string };

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An admin with a calendar address. */
const openFeed = async (tells: object = {}) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => lines.push(line) });
  const desk = await openDesk({ log });
  const feed = "/api/ibirwa-clients/me/agenda-feed";
  const make = async (json: object = tells) => {
    const { body } = await desk.call(`POST ${feed}`, json);
    return new URL((body as Made).address).pathname;
  };
  const path = await make();
  const fetchFeed = (address = path) => desk.send(`GET ${address}`, { address: "192.0.2.7" });
  const readEvents = async () => {
    const { text } = await fetchFeed();
    const calendar = new ICAL.Component(ICAL.parse(text));
    return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  };
  const askForSoon = (changes: object = {}) =>
    desk.ask({ checkinDate: dayIn(12), checkoutDate: dayIn(15), ...changes });
  return { ...desk, lines, feed, make, path, fetchFeed, readEvents, askForSoon };
};

test("a calendar reads trips as events of whole days, with tour, people and guest, confirmed or not", async () => {
  const { askForSoon, readEvents, change, list } = await openFeed();
  await askForSoon({ paxNumber: 3 });
  const { _id } = getOnly(await list());
  const [requested] = await readEvents();
  expect(requested!.summary).toBe("Ada · Napoleon Island · 3 people · requested");
  expect(requested!.startDate.toString()).toBe(dayIn(12));
  expect(requested!.endDate.toString()).toBe(dayIn(16));
  const getStatus = (event: ICAL.Event) => event.component.getFirstPropertyValue("status");
  expect(getStatus(requested!)).toBe("TENTATIVE");
  await change(_id, { state: "confirmed" });
  const [confirmed] = await readEvents();
  expect(confirmed!.summary).toBe("Ada · Napoleon Island · 3 people");
  expect(getStatus(confirmed!)).toBe("CONFIRMED");
  expect(confirmed!.uid).toBe(requested!.uid);
  expect(confirmed!.uid).toContain(_id);
});

test("the feed hides email and phone by default and shows names by default", async () => {
  const { askForSoon, fetchFeed, call, feed } = await openFeed();
  await askForSoon({ phone: "+250788123456" });
  const usual = (await fetchFeed()).text;
  expect(usual).toContain("Ada");
  expect(usual).not.toMatch(/ada@example|250788/);
  await call(`PUT ${feed}`, { names: true, contacts: true });
  const whole = (await fetchFeed()).text;
  expect(whole).toContain("ada@example.test");
  expect(whole).toContain("+250788123456");
  await call(`PUT ${feed}`, { names: false, contacts: false });
  expect((await fetchFeed()).text).not.toMatch(/Ada|ada@example|250788/);
});

test.each([
  "Kayak, bike; walk\\",
  "é".repeat(200),
  "🛶".repeat(90),
  "BEGIN:VEVENT",
  "ATTENDEE:mailto:x@example.test",
])("a tour that is called '%s' is read as it is, and begins no line", async (destination) => {
  const { askForSoon, readEvents, fetchFeed } = await openFeed();
  await askForSoon({ destination });
  const [event, ...furtherEvents] = await readEvents();
  expect(furtherEvents).toEqual([]);
  expect(event!.summary).toBe(`Ada · ${destination} · 2 people · requested`);
  const { text } = await fetchFeed();
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("line breaks in a stored name end no line of the calendar", async () => {
  const { askForSoon, readEvents, db, list } = await openFeed();
  await askForSoon();
  const name = "Ada\r\nATTENDEE:mailto:x@example.test\rSTATUS:CANCELLED\n";
  await db.write((tx) => tx.update(conversations).set({ name }));
  expect(await list()).toHaveLength(1);
  const [event] = await readEvents();
  expect(event!.component.getAllProperties("attendee")).toEqual([]);
  expect(event!.component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(event!.summary).toContain("Ada ATTENDEE:mailto:x@example.test STATUS:CANCELLED");
});

test("the calendar leaves out spam, trash, and closed or lost conversations", async () => {
  const { askForSoon, readEvents, change, list } = await openFeed();
  await askForSoon();
  const { _id } = getOnly(await list());
  for (const fields of [{ box: "trash" }, { box: "spam" }]) {
    await change(_id, fields);
    expect(await readEvents()).toEqual([]);
  }
  await change(_id, { box: "inbox" });
  expect(await readEvents()).toHaveLength(1);
  await change(_id, { state: "lost" });
  expect(await readEvents()).toEqual([]);
});

test("the calendar is kept by nobody between, found by no search engine, and sent once as long as nothing changes", async () => {
  const { fetchFeed, path, app } = await openFeed();
  const { headers, status } = await fetchFeed();
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
  expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  const request = new Request(`http://api.test${path}`, {
    headers: { "If-None-Match": headers.get("ETag")! },
  });
  expect((await app.fetch(request)).status).toBe(304);
});

test("a new address ends the one before, and a removed one ends at once", async () => {
  const { fetchFeed, make, call, feed, path } = await openFeed();
  const renewed = await make();
  expect((await fetchFeed(path)).status).toBe(404);
  expect((await fetchFeed(renewed)).status).toBe(200);
  await call(`DELETE ${feed}`);
  expect((await fetchFeed(renewed)).status).toBe(404);
  expect((await call(`GET ${feed}`)).body).toEqual({ feed: null });
  expect((await call(`PUT ${feed}`, {})).status).toBe(404);
});

test("the secret is stored nowhere: neither in the table, nor in the activity log, nor in the notice by mail", async () => {
  const { path, db, services, call, feed, user } = await openFeed();
  const secret = path.slice("/api/agenda/".length, -".ics".length);
  expect(secret).toMatch(/^[\w-]{43}$/);
  const stored = JSON.stringify([
    await db.read.select().from(agendaFeeds),
    await services.audit.list({ page: 1, pageSize: 50 } as never),
    (await call(`GET ${feed}`)).body,
  ]);
  expect(stored).toContain("agenda_feed.changed");
  expect(stored).toContain(user._id);
  expect(stored).not.toContain(secret);
});

test("no line of the log holds the secret", async () => {
  const { fetchFeed, path, lines } = await openFeed();
  await fetchFeed();
  await fetchFeed(`${path}/`);
  const logged = lines.join();
  expect(logged).toContain("/api/agenda/…");
  expect(logged).not.toContain(path.slice("/api/agenda/".length, -".ics".length));
});

test("an unknown address is answered like any that is not there, whatever it looks like", async () => {
  const { fetchFeed, path } = await openFeed();
  const answers = await Promise.all(
    ["x.ics", "x", `${path.slice("/api/agenda/".length, -5)}_.ics`, "a".repeat(2_000)].map((file) =>
      fetchFeed(`/api/agenda/${file}`),
    ),
  );
  const refusals = answers.map(({ status, text }) => ({ status, text }));
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
  expect(refusals[0]!.status).toBe(404);
});

test("guessing feed addresses is rate limited", async () => {
  const { fetchFeed } = await openFeed();
  const statuses = [];
  for (let times = 0; times < 61; times += 1)
    statuses.push((await fetchFeed("/api/agenda/guess.ics")).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test("an account that is blocked, loses the role or is removed has no calendar any more", async () => {
  const { fetchFeed, services, user, signInAsAdmin, db, clock } = await openFeed();
  const { user: other } = await signInAsAdmin();
  await services.users.setBlocked(product, user._id, true, other._id);
  expect((await fetchFeed()).status).toBe(404);
  await services.users.setBlocked(product, user._id, false, other._id);
  expect((await fetchFeed()).status).toBe(200);
  const admin = { userId: other._id, reauthenticatedAt: clock.now().toISOString() };
  const { username, email } = user;
  await services.users.update(product, user._id, { username, email, role: "user" }, admin);
  expect((await fetchFeed()).status).toBe(404);
  const boss = { ...product, email: other.email };
  await services.personalData.erase(boss, email);
  expect(await db.read.select().from(agendaFeeds)).toEqual([]);
});

test("the calendar prefers upcoming trips when there are too many", async () => {
  const { askForSoon, list, readEvents, db } = await openFeed();
  await askForSoon();
  const { _id } = getOnly(await list());
  const [row] = await db.read.select().from(conversations).where(eq(conversations.id, _id));
  const past = Array.from({ length: limits.agenda.trips + 1 }, (_, index) => ({
    ...{ ...row!, seq: undefined, id: `past-${index}` },
    ...{ startsOn: dayIn(-3), endsOn: dayIn(-3) },
  }));
  await db.write((tx) => insertMany(tx, conversations, past));
  const days = (await readEvents()).map(({ startDate }) => startDate.toString());
  expect(days).toHaveLength(limits.agenda.trips);
  expect(days).toContain(dayIn(12));
});
