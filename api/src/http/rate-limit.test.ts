import { expect, test } from "vitest";
import { createRateLimiter } from "#platform/rate-limiter.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { sampleContact, sampleInquiry, sampleSignup } from "#testing/app/samples.ts";

const minute = 60_000;

const getStatuses = async (
  times: number,
  request: (index: number) => ReturnType<TestApp["send"]>,
) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await request(index)).status);
  return statuses;
};

const twenty: [string, unknown, number][] = [
  ["POST /api/contact", sampleContact, 201],
  ["POST /api/inquiries", sampleInquiry, 201],
  ["POST /api/ibirwa-clients/signup", { ...sampleSignup, password: "short" }, 400],
];

test.each(twenty)("%s takes 20 from one address in 10 minutes", async (route, json, status) => {
  const { send, clock } = await createTestApp();
  expect(await getStatuses(19, () => send(route, { json }))).toEqual(Array(19).fill(status));
  clock.advance(4 * minute);
  expect((await send(route, { json })).status).toBe(status);

  const refused = await send(route, { json });
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(5.9 * 60);
  expect(seconds).toBeLessThanOrEqual(6 * 60);

  clock.advance(seconds * 1_000);
  expect((await send(route, { json })).status).toBe(status);
  // By now all of the first nineteen are forgotten, also where a busy machine took its time for them.
  clock.advance(minute);
  expect(await getStatuses(19, () => send(route, { json }))).toEqual([
    ...Array(18).fill(status),
    429,
  ]);
});

test("counts requests per route and per address", async () => {
  const { send } = await createTestApp({ trustedProxies: 1 });
  const contact = (address: string) => send("POST /api/contact", { json: sampleContact, address });
  await getStatuses(20, () => contact("192.0.2.1"));
  expect((await contact("192.0.2.1")).status).toBe(429);
  expect((await contact("192.0.2.2")).status).toBe(201);
  const inquiry = await send("POST /api/inquiries", { json: sampleInquiry, address: "192.0.2.1" });
  expect(inquiry.status).toBe(201);
});

test("reading the site is never limited", async () => {
  const { send } = await createTestApp();
  expect(await getStatuses(200, () => send("GET /api/services"))).toEqual(Array(200).fill(200));
});

test("a limiter forgets the longest silent keys, never the busy one", () => {
  const limiter = createRateLimiter({ seconds: 60, now: () => new Date() });
  limiter.take("busy", 2);
  for (let index = 0; index < 100_001; index += 1) {
    limiter.take(`visitor ${index}`, 2);
    if (index % 1_000 === 0) limiter.take("busy", 2);
  }
  expect(limiter.take("busy", 2)).toBeGreaterThan(0);
  expect(limiter.take("visitor 0", 2)).toBe(0);
  expect(limiter.take("visitor 0", 2)).toBe(0);
});
