import { stats } from "shared/stats";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { newest, sampleInquiry } from "#testing/app/samples.ts";

const day = 86_400_000;

test("the dashboard counts everything, and what is unanswered", async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const rows = await addSampleRows(testApp);
  const read = async () => stats.parse((await testApp.send("GET /api/stats", { token })).body);
  expect(await read()).toMatchObject({
    users: 2,
    contacts: 1,
    services: 1,
    gallery: 1,
    inquiries: 1,
    unanswered: { contacts: 1, inquiries: 1 },
  });
  await testApp.services.inquiries.respond(rows.inquiry, { responseMessage: "Karibu!" });
  await testApp.services.contacts.respond({ contactId: rows.contact, responseMessage: "Karibu!" });
  expect((await read()).unanswered).toEqual({ contacts: 0, inquiries: 0 });
  await testApp.services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await testApp.services.inquiries.remove(rows.inquiry);
  expect(await read()).toMatchObject({ inquiries: 1, unanswered: { inquiries: 1 } });
  const { inquiries } = await testApp.services.inquiries.list(newest());
  await testApp.services.inquiries.remove(inquiries[0]!._id);
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
  expect(dates.at(-1)).toBe(clock.now().toISOString().slice(0, 10));
  const counted = inquiriesByDay.filter(({ count }) => count > 0).map(({ count }) => count);
  expect(counted).toEqual([2, 1]);
});
