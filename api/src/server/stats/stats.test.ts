import { stats } from "shared/inbox/reports/stats";
import { expect, test } from "vitest";
import { product } from "#platform/actor.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { newest, sampleContact, sampleInquiry } from "#testing/app/samples.ts";

const day = 86_400_000;

/** `2026-11-20`. */
const today = (now: Date, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);

test("the dashboard counts everything, and what is unanswered", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const rows = await addSampleRows(testApp);
  const read = async () => stats.parse((await testApp.send("GET /api/stats", { token })).body);
  expect(await read()).toMatchObject({
    users: 3,
    contacts: 1,
    services: 1,
    gallery: 1,
    inquiries: 1,
    unanswered: { contacts: 1, inquiries: 1 },
  });
  await testApp.services.inquiries.respond(product, rows.inquiry, { responseMessage: "Karibu!" });
  await testApp.services.contacts.respond(product, {
    contactId: rows.contact,
    responseMessage: "Karibu!",
  });
  expect((await read()).unanswered).toEqual({ contacts: 0, inquiries: 0 });
  await testApp.services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await testApp.services.inquiries.remove(product, rows.inquiry);
  expect(await read()).toMatchObject({ inquiries: 1, unanswered: { inquiries: 1 } });
  const { inquiries } = await testApp.services.inquiries.list(newest());
  await testApp.services.inquiries.remove(product, inquiries[0]!._id);
  expect(await read()).toMatchObject({ inquiries: 0, unanswered: { inquiries: 0 } });
});

test("inquiries are counted by day for the last 30 days, oldest first, quiet days too", async () => {
  const { services, send, clock, signInAsAdmin } = await createTestApp();
  const submit = () => services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await submit();
  clock.advance(5 * day);
  await submit();
  await submit();
  clock.advance(26 * day);
  await submit();
  const { token } = await signInAsAdmin();
  const { inquiriesByDay, inquiries } = stats.parse((await send("GET /api/stats", { token })).body);
  expect(inquiries).toBe(4);
  const dates = inquiriesByDay.map(({ date }) => date);
  expect(dates).toHaveLength(30);
  expect(dates).toEqual([...new Set(dates)].sort());
  expect(dates.at(-1)).toBe(today(clock.now(), "Africa/Kigali"));
  const counted = inquiriesByDay.filter(({ count }) => count > 0).map(({ count }) => count);
  expect(counted).toEqual([2, 1]);
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "an inquiry of this minute came today for a company in %s",
  async (timeZone) => {
    const { services, send, clock, signInAsAdmin } = await createTestApp();
    const { hours } = await services.siteSettings.read();
    const value = { ...hours.value, timeZone };
    await services.siteSettings.save(product, { section: "hours", ...hours, value });
    await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
    const { token } = await signInAsAdmin();
    const { inquiriesByDay } = stats.parse((await send("GET /api/stats", { token })).body);
    expect(inquiriesByDay.at(-1)).toEqual({ date: today(clock.now(), timeZone), count: 1 });
  },
);

test("shows owners undelivered mails, and undeliverable ones for a week", async () => {
  const { db, services, send, clock, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  const read = async () => stats.parse((await send("GET /api/stats", { token })).body).mails;
  expect(await read()).toEqual({ held: 0, delayed: 0, failed: 0, reason: null, mailbox: null });
  await services.contacts.submit(sampleContact, undefined);
  expect(await read()).toEqual({ held: 2, delayed: 0, failed: 0, reason: null, mailbox: null });
  const setAll = (changes: Partial<typeof mails.$inferInsert>) =>
    db.write((tx) => tx.update(mails).set(changes));
  await setAll({ status: "queued" });
  expect(await read()).toEqual({ held: 0, delayed: 0, failed: 0, reason: null, mailbox: null });
  await setAll({ lastError: "535 wrong password" });
  expect(await read()).toEqual({
    held: 0,
    delayed: 2,
    failed: 0,
    reason: "535 wrong password",
    mailbox: null,
  });
  await setAll({ status: "failed", settledAt: clock.now().toISOString() });
  expect(await read()).toMatchObject({ delayed: 0, failed: 2, reason: "535 wrong password" });
  clock.advance(8 * day);
  const { token: laterToken } = await signInAsAdmin();
  const later = stats.parse((await send("GET /api/stats", { token: laterToken })).body);
  expect(later.mails).toEqual({ held: 0, delayed: 0, failed: 0, reason: null, mailbox: null });
});
