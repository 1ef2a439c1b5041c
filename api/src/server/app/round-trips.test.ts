import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import type { Sent } from "#testing/app/request.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { sampleContact, sampleInquiry, sampleServiceParts } from "#testing/app/samples.ts";

/** A product on a server, in use; what a request costs there. */
const open = async () => {
  const testApp = await createTestApp({ database: "peer" });
  const { state } = testApp.peer!;
  const rows = await addSampleRows(testApp);
  const { token } = await testApp.signInAsAdmin();
  await testApp.send("GET /api/inquiries", { token });
  const count = async (route: string, sent: Sent = {}) => {
    const before = state.requests;
    expect((await testApp.send(route, sent)).status).toBeLessThan(300);
    return state.requests - before;
  };
  return { rows, token, count };
};

test.each([
  ["POST /api/contact", sampleContact],
  ["POST /api/inquiries", sampleInquiry],
])("a visitor's message is two round trips: %s", async (route, json) => {
  const { count } = await open();
  expect(await count(route, { json, headers: { "Idempotency-Key": randomUUID() } })).toBe(2);
});

const lists = [
  "GET /api/inquiries?page=1&sort=name",
  "GET /api/contacts",
  "GET /api/ibirwa-clients/users",
  "GET /api/outbox",
  "GET /api/audit",
];

test("a page of a list is two round trips, one of them to authenticate the session", async () => {
  const { count, token } = await open();
  for (const route of lists) expect(await count(route, { token }), route).toBe(2);
});

test("saves a tour in six round trips, two of them to authenticate before and after the body", async () => {
  const { count, token, rows } = await open();
  const photos = JSON.stringify([{ picture: rows.picture, caption: null, alt: null }]);
  const parts = sampleServiceParts({ title: "Round the lake", photos });
  expect(await count(`PUT /api/services/${rows.service}`, { token, parts })).toBe(6);
});

test("answers repeated public reads without a round trip", async () => {
  const { count } = await open();
  await count("GET /api/content");
  expect(await count("GET /api/content")).toBe(0);
  expect(await count("GET /api/health")).toBe(1);
});
