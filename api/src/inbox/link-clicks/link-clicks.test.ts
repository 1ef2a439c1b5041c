import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { insertMany } from "#platform/db/insert-many.ts";
import { linkClicks } from "#tables/link-clicks.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";

const day = 86_400_000;
const linkClick = {
  channel: "whatsapp",
  page: "/service/kayak",
  tour: "Kayak",
  utm_source: "newsletter",
};

const openLinkClicks = async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { send, db } = testApp;
  const record = async (json: object, address = "192.0.2.1") =>
    (await send("POST /api/contact-taps", { json, address })).status;
  const read = () => db.read.select().from(linkClicks).orderBy(linkClicks.seq);
  return { ...testApp, record, read };
};

const removeOld = ({ services }: Pick<TestApp, "services">) =>
  services.linkClicks.removeOld(new AbortController().signal);

test("stores the link's kind, page and source, and nothing of the visitor", async () => {
  const { record, read } = await openLinkClicks();
  expect(await record(linkClick)).toBe(204);
  const { channel, ...source } = linkClick;
  expect(await read()).toEqual([{ seq: 1, channel, source, createdAt: expect.any(String) }]);
});

test.each([[{ ...linkClick, channel: "pigeon" }], [{ page: "/" }]])("refuses %j", async (json) => {
  const { record, read } = await openLinkClicks();
  expect(await record(json)).toBe(400);
  expect(await read()).toEqual([]);
});

test("keeps a click whose source is malformed", async () => {
  const { record, read } = await openLinkClicks();
  const malformed = { page: "https://other.test/", utm_source: "ada@example.test" };
  expect(await record({ ...linkClick, ...malformed })).toBe(204);
  expect((await read())[0]?.source).toEqual({ tour: "Kayak" });
});

test("ignores clicks beyond the limit without an error", async () => {
  const { record, db } = await openLinkClicks();
  const statuses = new Set<number>();
  for (let times = 0; times < 40; times += 1) statuses.add(await record(linkClick));
  expect([...statuses]).toEqual([204]);
  expect(await db.read.$count(linkClicks)).toBe(30);
});

test("removes clicks after 400 days", async () => {
  const testApp = await openLinkClicks();
  await testApp.record(linkClick);
  testApp.clock.advance(399 * day);
  expect(await removeOld(testApp)).toEqual({ removed: 0 });
  testApp.clock.advance(2 * day);
  expect(await removeOld(testApp)).toEqual({ removed: 1 });
  expect(await testApp.read()).toEqual([]);
});

test("keeps the newest clicks when there are too many", async () => {
  const testApp = await openLinkClicks();
  const old = Array.from({ length: limits.linkClicks + 9 }, () => ({
    ...{ channel: "mail" as const, source: {} },
    createdAt: testApp.clock.now().toISOString(),
  }));
  await testApp.db.write((tx) => insertMany(tx, linkClicks, old));
  await testApp.record(linkClick);
  expect(await removeOld(testApp)).toEqual({ removed: 10 });
  expect((await testApp.read()).at(-1)?.channel).toBe("whatsapp");
});
