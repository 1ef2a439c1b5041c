import { eq } from "drizzle-orm";
import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import { conversationListQuery } from "shared/inbox/conversations";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { getOnly, openDesk } from "#testing/app/open-desk.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const day = 24 * 3_600_000;

const submitBoth = async ({ services }: TestApp) => {
  await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await services.contacts.submit(sampleContact, undefined);
};

const removeOld = ({ services }: TestApp) => services.removeOld(new AbortController().signal);

const countAll = async ({ services }: TestApp) => ({
  inquiries: (await services.inquiries.list(newest(1))).total,
  contacts: (await services.contacts.list(newest(1))).total,
  mails: (await services.outbox.list(newest(1))).total,
});

test("messages and their mails are removed after the days that the owner has set", async () => {
  const testApp = await createTestApp({ retentionDays: 30 });
  const { clock } = testApp;
  await submitBoth(testApp);
  clock.advance(29 * day);
  await submitBoth(testApp);
  expect(await removeOld(testApp)).toEqual({
    inquiries: 0,
    contacts: 0,
    guestMails: 0,
    mails: 0,
    entries: 0,
    proposals: 0,
  });
  clock.advance(2 * day);
  expect(await removeOld(testApp)).toEqual({
    inquiries: 1,
    contacts: 1,
    guestMails: 0,
    mails: 4,
    entries: 0,
    proposals: 0,
  });
  expect(await countAll(testApp)).toEqual({ inquiries: 1, contacts: 1, mails: 4 });
});

test("removes the team's old entries from an active conversation", async () => {
  const { services, clock, signInAsAdmin } = await createTestApp({ retentionDays: 30 });
  const { user } = await signInAsAdmin();
  await services.contacts.submit(sampleContact, undefined);
  const { conversations } = await services.conversations.list(
    conversationListQuery.parse({}),
    user._id,
  );
  const { _id } = conversations[0]!;
  await services.conversations.addNote(product, _id, "Likes birds.", undefined);
  clock.advance(29 * day);
  await services.contacts.submit({ ...sampleContact, message: "Me again" }, undefined);
  clock.advance(2 * day);
  expect(await services.removeOld(new AbortController().signal)).toMatchObject({ entries: 1 });
  const { timeline } = await services.conversations.read(_id);
  expect(timeline.map(({ kind }) => kind)).toEqual(["contact"]);
});

test("an answer goes with its message, however late it was given", async () => {
  const testApp = await createTestApp({ retentionDays: 30 });
  const { services, clock } = testApp;
  await services.contacts.submit(sampleContact, undefined);
  clock.advance(29 * day);
  const { contacts } = await services.contacts.list(newest());
  await services.contacts.respond(product, {
    contactId: contacts[0]!._id,
    responseMessage: "Karibu!",
  });
  clock.advance(2 * day);
  await removeOld(testApp);
  expect(await countAll(testApp)).toEqual({ inquiries: 0, contacts: 0, mails: 0 });
});

test("keeps a reply that waits for its time, with the message that it answers", async () => {
  const desk = await openDesk({ retentionDays: 30 });
  const { ask, list, call, clock, db, readOutbox } = desk;
  await ask();
  const { _id } = getOnly(await list());
  clock.advance(29 * day);
  const sendAt = new Date(clock.now().getTime() + 5 * day).toISOString();
  await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!", sendAt });
  clock.advance(2 * day);
  expect(await removeOld(desk)).toMatchObject({ inquiries: 0, entries: 0 });
  expect((await readOutbox()).at(-1)).toMatchObject({ sendAt, status: "held" });
  const sent = { sendAt: null, status: "sent" as const, settledAt: clock.now().toISOString() };
  await db.write((tx) => tx.update(mails).set(sent).where(eq(mails.sendAt, sendAt)));
  expect(await removeOld(desk)).toMatchObject({ inquiries: 1 });
});

test.each(["inbox", "spam"])(
  "removes a scheduled reply that spam stopped, with its conversation in %s",
  async (box) => {
    const desk = await openDesk({ retentionDays: 30 });
    const { ask, list, call, change, clock, readOutbox } = desk;
    await ask();
    const { _id } = getOnly(await list());
    const sendAt = new Date(clock.now().getTime() + day).toISOString();
    await call(`POST /api/conversations/${_id}/answers`, { text: "Karibu!", sendAt });
    await change(_id, { box: "spam" });
    clock.advance(2 * day);
    if (box === "inbox") await change(_id, { box });
    expect((await readOutbox()).at(-1)).toMatchObject({ sendAt, status: "failed" });
    clock.advance(31 * day);
    expect(await removeOld(desk)).toMatchObject({ inquiries: 1 });
    expect(await readOutbox()).toEqual([]);
  },
);

test("without a setting messages are kept forever, and mails are removed after 90 days", async () => {
  const testApp = await createTestApp();
  const { services, clock, db } = testApp;
  await submitBoth(testApp);
  const { mails: listed } = await services.outbox.list(newest());
  const settledAt = clock.now().toISOString();
  for (const [at, status] of (["sent", "failed"] as const).entries()) {
    const where = eq(mails.id, listed[at]!._id);
    await db.write((tx) => tx.update(mails).set({ status, settledAt }).where(where));
  }
  clock.advance(89 * day);
  await removeOld(testApp);
  expect(await countAll(testApp)).toEqual({ inquiries: 1, contacts: 1, mails: 4 });
  clock.advance(2 * day);
  await removeOld(testApp);
  expect(await countAll(testApp)).toEqual({ inquiries: 1, contacts: 1, mails: 2 });
});

const setKeepDays = async ({ send, signInAsAdmin }: TestApp, keepDays: number | null) => {
  const { token } = await signInAsAdmin();
  const { body } = await send("GET /api/settings", { token });
  const { value, version } = (body as SettingsAsRead).messages;
  const json = { section: "messages", value: { ...value, keepDays }, version };
  const saved = await send("PUT /api/settings", { token, json });
  expect(saved.status).toBe(200);
  const days = keepDays ?? 1;
  const counted = await send("POST /api/personal-data/count-old", { token, json: { days } });
  return (counted.body as { count: number }).count;
};

const readRetention = async ({ send }: TestApp) =>
  ((await send("GET /api/content")).body as { retentionDays: number | null }).retentionDays;

test("the owner's retention applies at the next sweep and appears on the privacy page, after a preview count", async () => {
  const testApp = await createTestApp();
  await submitBoth(testApp);
  testApp.clock.advance(31 * day);
  await submitBoth(testApp);
  expect(await setKeepDays(testApp, 40)).toBe(0);
  expect(await setKeepDays(testApp, 30)).toBe(2);
  expect(await readRetention(testApp)).toBe(30);
  expect(await removeOld(testApp)).toMatchObject({ inquiries: 1, contacts: 1 });
  await setKeepDays(testApp, null);
  expect(await readRetention(testApp)).toBeNull();
  testApp.clock.advance(400 * day);
  expect(await removeOld(testApp)).toMatchObject({ inquiries: 0, contacts: 0 });
});

test("days that the environment sets win over the owner's", async () => {
  const testApp = await createTestApp({ retentionDays: 90 });
  await submitBoth(testApp);
  await setKeepDays(testApp, 30);
  testApp.clock.advance(60 * day);
  expect(await removeOld(testApp)).toMatchObject({ inquiries: 0, contacts: 0 });
  expect(await readRetention(testApp)).toBe(90);
});

test("a clock set years back does not shorten retention", async () => {
  const testApp = await createTestApp({ retentionDays: 365 });
  const { clock } = testApp;
  await submitBoth(testApp);
  clock.advance(-5 * 365 * day);
  await submitBoth(testApp);
  clock.advance(5 * 365 * day + 1);
  await submitBoth(testApp);
  expect(await removeOld(testApp)).toEqual({
    inquiries: 0,
    contacts: 0,
    guestMails: 0,
    mails: 0,
    entries: 0,
    proposals: 0,
  });
  clock.advance(366 * day);
  expect(await removeOld(testApp)).toMatchObject({ inquiries: 3, contacts: 3 });
});

test("a clock set years ahead does not prolong retention", async () => {
  const testApp = await createTestApp({ retentionDays: 30 });
  const { clock } = testApp;
  clock.advance(5 * 365 * day);
  await submitBoth(testApp);
  clock.advance(-5 * 365 * day);
  await submitBoth(testApp);
  clock.advance(31 * day);
  expect(await removeOld(testApp)).toMatchObject({ inquiries: 1, contacts: 1 });
});
