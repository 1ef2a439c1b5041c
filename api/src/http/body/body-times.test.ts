import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { usualBodyTimes } from "./body-times.ts";

/** A body of which no more comes than its beginning. */
const stalled = () =>
  new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) });

const announced = 20;
const toHeaders = (type: string) => ({ "Content-Type": type, "Content-Length": `${announced}` });

/** A short deadline for bodies of `size` bytes and a long one for all others. */
const shortFor = (size: number) => (bytes: number) => (bytes === size ? 20 : 600_000);

test.each([
  ["JSON", "POST /api/contact", "application/json"],
  ["long JSON", "PUT /api/reviews/order", "application/json"],
  ["a form", "POST /api/inquiries", "application/x-www-form-urlencoded"],
  ["a signed report", "POST /api/builds/callback", "application/json"],
])("%s that stalls is given up after the time for its size", async (_, route, type) => {
  const bodyTimes = { text: shortFor(announced), multipart: () => 600_000 };
  const testApp = await createTestApp({ bodyTimes });
  const { token } = await testApp.signInAsAdmin();
  const answer = await testApp.send(route, { token, body: stalled(), headers: toHeaders(type) });
  expect(answer).toMatchObject({ status: 408, body: { code: "request_timeout" } });
});

test.each([
  ["POST /api/contact", limits.jsonBytes],
  ["PUT /api/reviews/order", limits.jsonText],
])("%s without an announced size has the time of the largest", async (route, maxBytes) => {
  const bodyTimes = { text: shortFor(maxBytes), multipart: () => 600_000 };
  const testApp = await createTestApp({ bodyTimes });
  const { token } = await testApp.signInAsAdmin();
  const headers = { "Content-Type": "application/json" };
  const answer = await testApp.send(route, { token, body: stalled(), headers });
  expect(answer).toMatchObject({ status: 408, body: { code: "request_timeout" } });
});

test("a form with pictures that stalls is given up", async () => {
  const bodyTimes = { text: () => 600_000, multipart: () => 20 };
  const testApp = await createTestApp({ bodyTimes });
  const { token } = await testApp.signInAsAdmin();
  const headers = toHeaders("multipart/form-data; boundary=x");
  const answer = await testApp.send("POST /api/gallery", { token, body: stalled(), headers });
  expect(answer).toMatchObject({ status: 408, body: { code: "request_timeout" } });
});

test("a message of 1,000 bytes arrives within about 20 seconds", () => {
  expect(usualBodyTimes.text(1_000)).toBeLessThanOrEqual(20_500);
});

test.each([limits.jsonBytes, limits.jsonText])(
  "%d bytes of text have the time that a line of 64 kbit/s needs, and less than the server's five minutes",
  (bytes) => {
    expect(usualBodyTimes.text(bytes)).toBeGreaterThan(bytes / 8);
    expect(usualBodyTimes.text(bytes)).toBeLessThan(300_000);
  },
);
