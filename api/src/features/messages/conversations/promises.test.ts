import { eq } from "drizzle-orm";
import { conversationListQuery } from "shared/conversations";
import type { SiteSettings } from "shared/site-settings";
import { expect, test } from "vitest";
import { conversations as conversationRows } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { nextAddress, sampleContact } from "#testing/app/samples.ts";
import { product } from "../../../audit/actor.ts";
import { formatDateTime } from "../../../outbox/mail-words.ts";

const guest = "ada@example.test";
const hour = 3_600_000;

/** No opening hours are set: the clock counts. */
const open = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { send, signInAsAdmin, services, clock, db } = testApp;
  const { token, user } = await signInAsAdmin();
  const promise = async (reply: SiteSettings["hours"]["reply"]) => {
    const { version } = (await services.siteSettings.read()).hours;
    await services.siteSettings.save(product, { section: "hours", value: { reply }, version });
  };
  const write = async (changes: object = {}) => {
    clock.advance(1_000);
    const json = { ...sampleContact, email: guest, ...changes };
    const { status } = await send("POST /api/contact", { json, address: nextAddress() });
    expect(status).toBe(201);
  };
  const list = async (query: Record<string, string> = {}) =>
    (await services.conversations.list(conversationListQuery.parse(query), user._id)).conversations;
  const only = async () => {
    const [row, ...others] = await db.read.select().from(conversationRows);
    expect(others).toEqual([]);
    return row!;
  };
  const overdue = async () => {
    const { overdue: count } = await services.conversations.count(user._id);
    expect(await list({ overdue: "true" })).toHaveLength(count);
    return count;
  };
  const change = (id: string, fields: object) =>
    send("PATCH /api/conversations", { token, json: { changes: [{ id, change: fields }] } });
  await promise({ amount: 2, unit: "hours" });
  return { ...testApp, token, promise, write, list, only, overdue, change };
};

const after = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * hour).toISOString();

test("a guest who writes is promised an answer, and is overdue when the time has come", async () => {
  const { write, only, overdue, clock, list } = await open();
  await write();
  const { createdAt, dueAt, promisedAt } = await only();
  expect([dueAt, promisedAt]).toEqual([after(createdAt, 2), after(createdAt, 2)]);
  expect(await overdue()).toBe(0);
  clock.advance(2 * hour);
  expect(await overdue()).toBe(1);
  const [shown] = await list();
  expect(shown).toMatchObject({ dueAt });
  expect(shown).not.toHaveProperty("promisedAt");
});

test("the receipt tells the guest the time that the team sees", async () => {
  const { write, only, db } = await open();
  await write();
  const { dueAt } = await only();
  const [receipt] = await db.read.select().from(mails).where(eq(mails.to, guest));
  const time = formatDateTime(new Date(dueAt!), "Africa/Kigali");
  expect(JSON.stringify(receipt!.parts)).toContain(
    `You will hear from us by ${time} (Africa/Kigali).`,
  );
});

test("an answer keeps the promise, which stays to be counted; the next request has its own time", async () => {
  const { write, only, overdue, clock, services } = await open();
  await write();
  const { id, promisedAt } = await only();
  clock.advance(hour);
  const input = { text: "Welcome!", channel: "phone" as const };
  await services.conversations.answer(product, id, input, undefined);
  expect(await only()).toMatchObject({ dueAt: null, promisedAt });
  clock.advance(24 * hour);
  expect(await overdue()).toBe(0);
  await write({ message: "Thank you. What about lunch?" });
  const again = await only();
  expect(again).toMatchObject({ promisedAt, dueAt: after(again.waitingSince!, 2) });
});

test("what was promised stays promised when the owner promises otherwise, or nothing", async () => {
  const { write, only, promise } = await open();
  await write();
  const { dueAt } = await only();
  await promise(null);
  await write({ message: "Are you there?" });
  expect(await only()).toMatchObject({ dueAt, promisedAt: dueAt });
});

test("whoever wrote when nothing was promised is not overdue, and is told a time when writing again", async () => {
  const { write, only, promise } = await open();
  await promise(null);
  await write();
  expect(await only()).toMatchObject({ dueAt: null, promisedAt: null });
  await promise({ amount: 1, unit: "hours" });
  await write({ message: "Are you there?" });
  expect(await only()).toMatchObject({ dueAt: expect.any(String), promisedAt: null });
});

test("nobody waits for an answer to spam, to what is done or to what is lost", async () => {
  const { write, only, change } = await open();
  await write();
  const { id, dueAt } = await only();
  for (const fields of [{ box: "spam" }, { state: "done" }, { state: "lost" }]) {
    await change(id, fields);
    expect((await only()).dueAt).toBeNull();
    await change(id, { box: "inbox", state: "new" });
    expect((await only()).dueAt).toBe(dueAt);
  }
});

test("possible spam is promised nothing until it is known to be none: then what it came with counts", async () => {
  const { write, only, change } = await open();
  await write({ topic: "pills" });
  const { id, createdAt, ...spam } = await only();
  expect(spam).toMatchObject({ box: "spam", dueAt: null, promisedAt: null });
  await change(id, { box: "inbox" });
  const dueAt = after(createdAt, 2);
  expect(await only()).toMatchObject({ dueAt, promisedAt: dueAt });
});

test("joined and split conversations keep the promises of their messages", async () => {
  const { write, list, only, send, token, services } = await open();
  await write();
  await write({ email: "bea@example.test" });
  const [bea, ada] = await list();
  await send(`POST /api/conversations/${bea!._id}/join`, { token, json: { ids: [ada!._id] } });
  expect(await only()).toMatchObject({ dueAt: ada!.dueAt, promisedAt: ada!.dueAt });
  const { timeline } = await services.conversations.read(bea!._id);
  const messages = timeline.flatMap((one) =>
    one.kind === "contact" && one.contact.email === guest ? one.contact._id : [],
  );
  await send(`POST /api/conversations/${bea!._id}/split`, { token, json: { messages } });
  const after = await list({ sort: "dueAt", order: "asc" });
  expect(after.map(({ email, dueAt }) => ({ email, dueAt }))).toEqual([
    { email: guest, dueAt: ada!.dueAt },
    { email: "bea@example.test", dueAt: bea!.dueAt },
  ]);
});

test("by due time, whoever was promised nothing comes last", async () => {
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
