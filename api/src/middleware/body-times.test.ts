import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { usualBodyTimes } from "./body-times.ts";

/** A body of which no more comes than its beginning. */
const stalled = () =>
  new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) });

const headersOf = (type: string) => ({ "Content-Type": type, "Content-Length": "20" });

test.each([
  ["JSON", "POST /api/contact", "application/json", limits.jsonBytes],
  ["long JSON", "PUT /api/reviews/order", "application/json", limits.jsonText],
  ["a form", "POST /api/inquiries", "application/x-www-form-urlencoded", limits.jsonBytes],
  ["a signed report", "POST /api/builds/callback", "application/json", limits.jsonBytes],
])("%s that stalls is given up after the time for its size", async (_, route, type, maxBytes) => {
  const text = (bytes: number) => (bytes === maxBytes ? 20 : 600_000);
  const testApp = await createTestApp({ bodyTimes: { text, multipart: 600_000 } });
  const { token } = await testApp.signInAsAdmin();
  const answer = await testApp.send(route, { token, body: stalled(), headers: headersOf(type) });
  expect(answer).toMatchObject({ status: 408, body: { code: "request_timeout" } });
});

test("a form with pictures that stalls is given up", async () => {
  const testApp = await createTestApp({ bodyTimes: { text: () => 600_000, multipart: 20 } });
  const { token } = await testApp.signInAsAdmin();
  const headers = headersOf("multipart/form-data; boundary=x");
  const answer = await testApp.send("POST /api/gallery", { token, body: stalled(), headers });
  expect(answer).toMatchObject({ status: 408, body: { code: "request_timeout" } });
});

test.each([limits.jsonBytes, limits.jsonText])(
  "%d bytes of text have the time that a line of 64 kbit/s needs, and less than the server's five minutes",
  (bytes) => {
    expect(usualBodyTimes.text(bytes)).toBeGreaterThan(bytes / 8);
    expect(usualBodyTimes.text(bytes)).toBeLessThan(300_000);
  },
);
