import { conversationListQuery } from "shared/inbox/conversations";
import { report } from "shared/inbox/reports/reports";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { insertMany } from "#platform/db/insert-many.ts";
import { conversations } from "#tables/conversations.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleInquiry } from "#testing/app/samples.ts";
import { weekSpans } from "./week-spans.ts";

const day = 86_400_000;

const openReport = async () => {
  const testApp = await createTestApp();
  const { token, user } = await testApp.signInAsAdmin();
  const { services, send } = testApp;
  const { version } = (await services.siteSettings.read()).hours;
  const value = { reply: { amount: 2, unit: "hours" as const } };
  await services.siteSettings.save(product, { section: "hours", value, version });
  let guests = 0;
  /** Returns the guest's conversation. */
  const ask = async (changes: object = {}) => {
    guests += 1;
    const email = `guest-${guests}@example.test`;
    const json = { ...sampleInquiry, email, ...changes };
    expect((await send("POST /api/inquiries", { json })).status).toBe(201);
    const query = conversationListQuery.parse({ q: json.email });
    const { conversations } = await services.conversations.list(query, user._id);
    return conversations[0]!._id;
  };
  const change = (id: string, changed: object) =>
    services.conversations.change(product, [{ id, change: changed }]);
  const answer = (id: string) =>
    services.conversations.answer(product, id, { text: "Karibu!", channel: "phone" }, undefined);
  const read = async (query = "") => {
    const { token: fresh } = await testApp.signInAsAdmin();
    return report.parse((await send(`GET /api/numbers${query}`, { token: fresh })).body);
  };
  return { ...testApp, token, ask, change, answer, read };
};

test("it counts what became of those who asked, whatever way they went", async () => {
  const { ask, change, answer, read, clock } = await openReport();
  const quoted = await ask();
  await answer(quoted);
  await change(quoted, { state: "quoted" });
  await change(await ask({ paxNumber: 3 }), { state: "confirmed" });
  const cancelled = await ask();
  await change(cancelled, { state: "confirmed" });
  await change(cancelled, { state: "lost", lostReason: "Too dear" });
  const late = await ask();
  clock.advance(30 * day);
  await answer(late);
  const all = await read("?from=2020-01-01&until=2022-12-31");
  expect(all.total.asked).toBe(0);
  const today = clock.now().toISOString().slice(0, 10);
  const from = new Date(clock.now().getTime() - 60 * day).toISOString().slice(0, 10);
  const { total, lost, answers, weeks } = await read(`?from=${from}&until=${today}`);
  expect(total).toEqual({
    ...{ asked: 4, promised: 4, inTime: 1, quoted: 3, confirmed: 1, lost: 1 },
    ...{ people: 9, peopleConfirmed: 3 },
  });
  const { answered, half, nineOfTen } = answers;
  // The test's clock also advances with real time.
  const [soon, latest] = [half, nineOfTen].map((seconds) => Math.floor((seconds ?? 0) / 60));
  expect({ answered, soon, latest }).toEqual({ answered: 2, soon: 0, latest: 30 * 24 * 60 });
  expect(weeks.map((week) => week.answers.answered).filter((count) => count > 0)).toEqual([2]);
  expect(lost).toEqual([{ reason: "Too dear", count: 1 }]);
});

test("a step that is taken back counts no more", async () => {
  const { ask, change, read } = await openReport();
  const id = await ask();
  await change(id, { state: "quoted" });
  await change(id, { state: "confirmed" });
  expect((await read()).total).toMatchObject({ quoted: 1, confirmed: 1 });
  await change(id, { state: "quoted" });
  expect((await read()).total).toMatchObject({ quoted: 1, confirmed: 0 });
  await change(id, { state: "new" });
  expect((await read()).total).toMatchObject({ asked: 1, quoted: 0 });
});

test("a quote still counts when the trip is lost or the guest asks again", async () => {
  const { ask, change, read } = await openReport();
  const id = await ask();
  await change(id, { state: "quoted" });
  await change(id, { state: "lost" });
  await ask({ email: "guest-1@example.test", message: "Again" });
  expect((await read()).total).toMatchObject({ asked: 1, quoted: 1, lost: 0 });
});

test("neither spam nor what was thrown away counts", async () => {
  const { ask, change, read } = await openReport();
  await ask();
  await change(await ask(), { box: "spam" });
  await change(await ask(), { box: "trash" });
  expect((await read()).total.asked).toBe(1);
});

test("lists tours and sources by number of requests", async () => {
  const { ask, read, send } = await openReport();
  const kayak = { destination: "Kayak" };
  await ask({ ...kayak, utm_source: "Newsletter" });
  await ask({ destination: "kayak ", referrer: "google.com" });
  await ask({ destination: "Night boat", utm_source: "newsletter" });
  await ask(kayak);
  await send("POST /api/contact", { json: { name: "A", email: "a@b.test", message: "Hello" } });
  const { tours, sources } = await read();
  expect(tours.map(({ name, asked }) => [name?.toLowerCase() ?? null, asked])).toEqual([
    ["kayak", 3],
    [null, 1],
    ["night boat", 1],
  ]);
  expect(sources.map(({ name, asked }) => [name, asked])).toEqual([
    [null, 2],
    ["newsletter", 2],
    ["google.com", 1],
  ]);
});

test("more tours than are listed still make up the whole, and the file has them all", async () => {
  const { read, send, db, clock, token } = await openReport();
  const at = clock.now().toISOString();
  const row = { email: "a@b.test", preview: "", state: "new", box: "inbox" } as const;
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...{ ...row, id: `c${index}`, destination: `Tour ${index}`, source: `site-${index}` },
    ...{ latestAt: at, createdAt: at, paxNumber: 1 },
  }));
  await db.write((tx) => insertMany(tx, conversations, rows));
  const { total, tours, sources } = await read();
  expect([total.asked, tours.length, sources.length]).toEqual([60, 50, 50]);
  const { text } = await send("GET /api/numbers/table", { token });
  expect(text.match(/,Tour \d+,site-\d+,1,/g)).toHaveLength(60);
});

test("counts clicks on contact links by tour or page, and by source", async () => {
  const { read, send } = await openReport();
  const linkClick = (json: object) => send("POST /api/contact-taps", { json });
  const kayak = { page: "/service/kayak", tour: "Kayak" };
  await linkClick({ channel: "whatsapp", ...kayak, utm_source: "Newsletter" });
  await linkClick({ channel: "whatsapp", ...kayak, referrer: "google.com" });
  await linkClick({ channel: "mail", ...kayak, utm_source: "newsletter" });
  await linkClick({ channel: "phone", page: "/contact" });
  const { tapPages, tapSources, tapsTotal } = await read();
  expect(tapPages).toEqual([
    { name: "Kayak", whatsapp: 2, phone: 0, mail: 1 },
    { name: "/contact", whatsapp: 0, phone: 1, mail: 0 },
  ]);
  expect(tapSources[0]).toEqual({ name: "newsletter", whatsapp: 1, phone: 0, mail: 1 });
  expect(tapSources.map(({ name }) => name)).toEqual(
    expect.arrayContaining([null, "google.com", "newsletter"]),
  );
  expect(tapsTotal).toEqual({ whatsapp: 2, phone: 1, mail: 1 });
});

test("weeks begin on Mondays by the company's clock; the first and the last are cut to the days", () => {
  const spans = weekSpans(
    { from: "2026-11-18", until: "2026-11-24" },
    new Date("2026-11-25T00:00:00Z"),
    "Africa/Kigali",
  );
  expect(spans).toEqual([
    { week: "2026-11-16", start: "2026-11-17T22:00:00.000Z", finish: "2026-11-22T22:00:00.000Z" },
    { week: "2026-11-23", start: "2026-11-22T22:00:00.000Z", finish: "2026-11-24T22:00:00.000Z" },
  ]);
});

test("lists every week, and the last four without a period", async () => {
  const { read, ask } = await openReport();
  await ask();
  const { weeks } = await read();
  expect(weeks.length).toBeGreaterThanOrEqual(4);
  expect(weeks.map(({ asked }) => asked).at(-1)).toBe(1);
  expect(weeks[0]!.asked).toBe(0);
});

test.each([
  ["?from=2026-02-02&until=2026-02-01", "until"],
  ["?from=1990-01-01&until=2026-02-01", "from"],
  ["?from=2026-02-30", "from"],
  ["?until=today", "until"],
])("%s is refused", async (query, path) => {
  const { send, token } = await openReport();
  const { status, body } = await send(`GET /api/numbers${query}`, { token });
  expect({ status, body }).toMatchObject({ status: 400, body: { issues: [{ path }] } });
});

test("the spreadsheet export has a row per week, tour and source, and no formulas", async () => {
  const { ask, change, send, token } = await openReport();
  await change(await ask({ destination: "=1+1", utm_source: "@a" }), {
    state: "lost",
    lostReason: "-1+1",
  });
  await ask({ destination: "Kayak" });
  const { text, headers } = await send("GET /api/numbers/table", { token });
  expect(headers.get("Content-Disposition")).toMatch(/filename="numbers-.*\.csv"/);
  const [head, first, second] = text.split("\r\n");
  expect(head).toBe(
    "Week,Tour,Source,Inquiries,With reply deadline,Answered in time,Quoted,Confirmed,Lost,Lost reasons,People,People confirmed",
  );
  expect(first).toMatch(/^\d{4}-\d\d-\d\d,'=1\+1,'@a,1,1,0,0,0,1,'-1\+1,2,0$/);
  expect(second).toMatch(/,Kayak,,1,1,0,0,0,0,,2,0$/);
});
