import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
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
  expect(await removeOld(testApp)).toEqual({ inquiries: 0, contacts: 0, mails: 0 });
  clock.advance(2 * day);
  expect(await removeOld(testApp)).toEqual({ inquiries: 1, contacts: 1, mails: 4 });
  expect(await countAll(testApp)).toEqual({ inquiries: 1, contacts: 1, mails: 4 });
});

test("an answer goes with its message, however late it was given", async () => {
  const testApp = await createTestApp({ retentionDays: 30 });
  const { services, clock } = testApp;
  await services.contacts.submit(sampleContact, undefined);
  clock.advance(29 * day);
  const { contacts } = await services.contacts.list(newest());
  await services.contacts.respond({ contactId: contacts[0]!._id, responseMessage: "Karibu!" });
  clock.advance(2 * day);
  await removeOld(testApp);
  expect(await countAll(testApp)).toEqual({ inquiries: 0, contacts: 0, mails: 0 });
});

test("without that setting messages are kept for ever; mails go 90 days after they were sent or given up", async () => {
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
