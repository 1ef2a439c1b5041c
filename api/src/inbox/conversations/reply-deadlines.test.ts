import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { readSiteSettings } from "shared/content/site-settings/site-settings.endpoints";
import { conversationCounts } from "shared/inbox/conversations";
import { report } from "shared/inbox/reports/reports";
import { expect, test } from "vitest";
import { formatDateTime } from "#mail/mail-words.ts";
import { getOnly, guest, openDesk } from "#testing/app/open-desk.ts";

const hour = 3_600_000;

/** No opening hours are set: the clock counts. */
const open = async (options?: Parameters<typeof openDesk>[0]) => {
  const desk = await openDesk(options);
  const { get, call, list } = desk;
  const promise = async (reply: SiteSettings["hours"]["reply"]) => {
    const { version } = (await get("/api/settings", readSiteSettings.answer)).hours;
    const json = { section: "hours", value: { reply }, version };
    expect(await call("PUT /api/settings", json)).toMatchObject({ status: 200 });
  };
  const write = (changes: object = {}) => desk.write({ email: guest, ...changes });
  const only = async () => getOnly(await list({ box: "any" }));
  const overdue = async () => {
    const { overdue: count } = await get("/api/conversations/counts", conversationCounts);
    expect(await list({ overdue: "true" })).toHaveLength(count);
    return count;
  };
  /** Counts the first messages with a reply deadline and those answered in time. */
  const countKeptDeadlines = async (query = "") => {
    const { promised, inTime } = (await get(`/api/numbers${query}`, report)).total;
    return { promised, inTime };
  };
  await promise({ amount: 2, unit: "hours" });
  return { ...desk, promise, write, only, overdue, countKeptDeadlines };
};

const after = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * hour).toISOString();

test("a guest's message gets a reply deadline and becomes overdue after it", async () => {
  const { write, only, overdue, clock, list, countKeptDeadlines } = await open();
  await write();
  const { createdAt, dueAt } = await only();
  expect(dueAt).toBe(after(createdAt, 2));
  expect(await countKeptDeadlines()).toEqual({ promised: 1, inTime: 0 });
  expect(await overdue()).toBe(0);
  clock.advance(2 * hour);
  expect(await overdue()).toBe(1);
  const [shown] = await list();
  expect(shown).toMatchObject({ dueAt });
  expect(shown).not.toHaveProperty("replyDueAt");
});

test("the receipt shows the guest the same deadline as the team", async () => {
  const { write, only, readOutbox, readMailContent } = await open();
  await write();
  const { dueAt } = await only();
  const receipt = getOnly((await readOutbox()).filter(({ to }) => to === guest));
  const time = formatDateTime(new Date(dueAt!), "Africa/Kigali");
  const { text } = await readMailContent(receipt._id);
  expect(text.replaceAll(/\s+/g, " ")).toContain(
    `You will hear from us by ${time} (Africa/Kigali).`,
  );
});

test("an answer keeps the promise, which stays to be counted; the next request has its own time", async () => {
  const { write, only, overdue, clock, call, countKeptDeadlines } = await open();
  await write();
  const { _id } = await only();
  clock.advance(hour);
  const input = { text: "Welcome!", channel: "phone" };
  await call(`POST /api/conversations/${_id}/answers`, input);
  expect(await only()).toMatchObject({ dueAt: null });
  expect(await countKeptDeadlines()).toEqual({ promised: 1, inTime: 1 });
  clock.advance(24 * hour);
  expect(await overdue()).toBe(0);
  await write({ message: "Thank you. What about lunch?" });
  const again = await only();
  expect(again).toMatchObject({ dueAt: after(again.waitingSince!, 2) });
  expect(await countKeptDeadlines()).toEqual({ promised: 1, inTime: 1 });
});

test("stored reply deadlines survive a change of the owner's setting", async () => {
  const { write, only, promise, countKeptDeadlines } = await open();
  await write();
  const { dueAt } = await only();
  await promise(null);
  await write({ message: "Are you there?" });
  expect(await only()).toMatchObject({ dueAt });
  expect(await countKeptDeadlines()).toEqual({ promised: 1, inTime: 0 });
});

test("the deadline of the first request outlives that request", async () => {
  const { write, only, promise, countKeptDeadlines, call, clock, services } = await open({
    retentionDays: 30,
  });
  const from = clock.now().toISOString().slice(0, 10);
  await write();
  const input = { text: "Welcome!", channel: "phone" };
  await call(`POST /api/conversations/${(await only())._id}/answers`, input);
  clock.advance(20 * 24 * hour);
  await promise(null);
  await write({ message: "Thank you." });
  clock.advance(15 * 24 * hour);
  const removed = await services.removeOld(new AbortController().signal);
  expect(removed).toMatchObject({ contacts: 1, entries: 1 });
  expect(await countKeptDeadlines(`?from=${from}`)).toEqual({ promised: 1, inTime: 1 });
});

test("a message without a reply deadline is not overdue, and the guest's next one gets a deadline", async () => {
  const { write, only, promise, countKeptDeadlines } = await open();
  await promise(null);
  await write();
  expect(await only()).toMatchObject({ dueAt: null });
  await promise({ amount: 1, unit: "hours" });
  await write({ message: "Are you there?" });
  expect(await only()).toMatchObject({ dueAt: expect.any(String) });
  expect(await countKeptDeadlines()).toEqual({ promised: 0, inTime: 0 });
});

test("spam and closed or lost conversations have no reply deadline", async () => {
  const { write, only, change } = await open();
  await write();
  const { _id, dueAt } = await only();
  for (const fields of [{ box: "spam" }, { state: "done" }, { state: "lost" }]) {
    await change(_id, fields);
    expect((await only()).dueAt).toBeNull();
    await change(_id, { box: "inbox", state: "new" });
    expect((await only()).dueAt).toBe(dueAt);
  }
});

test("possible spam is promised nothing until it is known to be none: then what it came with counts", async () => {
  const { write, only, change, countKeptDeadlines } = await open();
  await write({ topic: "pills" });
  const { _id, createdAt, ...spam } = await only();
  expect(spam).toMatchObject({ box: "spam", dueAt: null });
  await change(_id, { box: "inbox" });
  expect(await only()).toMatchObject({ dueAt: after(createdAt, 2) });
  expect(await countKeptDeadlines()).toEqual({ promised: 1, inTime: 0 });
});

test("joined and split conversations keep the promises of their messages", async () => {
  const { write, list, only, call, read, countKeptDeadlines } = await open();
  await write();
  await write({ email: "bea@example.test" });
  const [bea, ada] = await list();
  await call(`POST /api/conversations/${bea!._id}/join`, { ids: [ada!._id] });
  expect(await only()).toMatchObject({ dueAt: ada!.dueAt });
  expect(await countKeptDeadlines()).toEqual({ promised: 1, inTime: 0 });
  const { timeline } = await read(bea!._id);
  const messages = timeline.flatMap((item) =>
    item.kind === "contact" && item.contact.email === guest ? item.contact._id : [],
  );
  await call(`POST /api/conversations/${bea!._id}/split`, { messages });
  const after = await list({ sort: "dueAt", order: "asc" });
  expect(after.map(({ email, dueAt }) => ({ email, dueAt }))).toEqual([
    { email: guest, dueAt: ada!.dueAt },
    { email: "bea@example.test", dueAt: bea!.dueAt },
  ]);
});

test("sorting by due time puts conversations without a deadline last", async () => {
  const { write, list, promise } = await open();
  await promise(null);
  await write({ email: "nobody@example.test" });
  await promise({ amount: 3, unit: "hours" });
  await write({ email: "later@example.test" });
  await promise({ amount: 1, unit: "hours" });
  await write({ email: "sooner@example.test" });
  const sorted = await list({ sort: "dueAt", order: "asc" });
  expect(sorted.map(({ email }) => email.split("@")[0])).toEqual(["sooner", "later", "nobody"]);
});
