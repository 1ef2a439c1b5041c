import { sql } from "drizzle-orm";
import type { SettingsAsRead } from "shared/content/site-settings/site-settings.endpoints";
import { expect, test } from "vitest";
import { countedRequests } from "#platform/db/schema/processes.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleContact } from "#testing/app/samples.ts";

const open = async () => {
  const { send, signInAsAdmin, ...testApp } = await createTestApp({ trustedProxies: 1 });
  const { token } = await signInAsAdmin();
  const set = async (changes: object) => {
    const { body } = await send("GET /api/settings", { token });
    const { value, version } = (body as SettingsAsRead).messages;
    const json = { section: "messages", value: { ...value, ...changes }, version };
    expect(await send("PUT /api/settings", { token, json })).toMatchObject({ status: 200 });
  };
  const write = async (address: string, message = "Hello") =>
    (await send("POST /api/contact", { json: { ...sampleContact, message }, address })).status;
  /** Sends the message to a second process, as after a restart. */
  const writeToOther = (address: string) => {
    const other = testApp.openProcess();
    const json = { ...sampleContact, message: "Hello" };
    return async (key = "") => {
      const headers = key ? { "Idempotency-Key": key } : {};
      return other.send("POST /api/contact", { json, address, headers });
    };
  };
  return { ...testApp, set, write, writeToOther };
};

test("a message with a word that the owner blocked is kept apart, from then on", async () => {
  const { services, set, write } = await open();
  await write(nextAddress(), "Try our TIMESHARE today");
  await set({ blockedWords: ["timeshare"] });
  await write(nextAddress(), "Try our TIMESHARE today");
  await write(nextAddress(), "Do you rent kayaks?");
  const { contacts } = await services.contacts.list(newest());
  expect(contacts.map(({ message }) => message)).toEqual([
    "Do you rent kayaks?",
    "Try our TIMESHARE today",
  ]);
  const { contacts: doubted } = await services.contacts.list({ ...newest(), spam: true });
  expect(doubted).toHaveLength(1);
});

test("a new site keeps obvious advertising apart before the owner has blocked a word", async () => {
  const { services, write } = await open();
  await write(nextAddress(), "Cheap viagra, and bonus at the best casino");
  await write(nextAddress(), "We can bring you to the first page of Google");
  await write(nextAddress(), "Can we swim, and is there a post office on the island?");
  const { contacts } = await services.contacts.list(newest());
  expect(contacts.map(({ message }) => message)).toEqual([
    "Can we swim, and is there a post office on the island?",
  ]);
});

test("the owner's rate limit applies without a restart", async () => {
  const { set, write, clock } = await open();
  const address = nextAddress();
  const statuses = async (count: number) => {
    const all: number[] = [];
    for (let sent = 0; sent < count; sent++) all.push(await write(address));
    return all;
  };
  await set({ perVisitor: 2 });
  expect(await statuses(3)).toEqual([201, 201, 429]);
  await set({ perVisitor: 3 });
  expect(await statuses(2)).toEqual([201, 429]);
  await set({ perVisitor: 1 });
  clock.advance(599_000);
  expect(await statuses(1)).toEqual([429]);
  clock.advance(2_000);
  expect(await statuses(2)).toEqual([201, 429]);
});

test("messages of one address count together in two processes, and a restart forgets none", async () => {
  const { set, write, writeToOther, db, clock } = await open();
  const address = nextAddress();
  await set({ perVisitor: 3 });
  const second = writeToOther(address);
  const key = crypto.randomUUID();
  expect(await write(address)).toBe(201);
  expect((await second(key)).status).toBe(201);
  expect(await write(address)).toBe(201);
  clock.advance(60_000);
  const restarted = writeToOther(address);
  const refused = await restarted();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeCloseTo(540, -1);
  expect((await second()).status).toBe(429);
  expect((await writeToOther(address)(key)).status).toBe(201);
  expect(await db.read.$count(countedRequests)).toBe(3);
  expect((await writeToOther(nextAddress())()).status).toBe(201);
  clock.advance(541_000);
  expect((await restarted()).status).toBe(201);
});

test("refusals write nothing once the activity log has sixty of an address", async () => {
  const { set, write, openProcess, db, clock, services } = await open();
  const address = nextAddress();
  await set({ perVisitor: 1 });
  await write(address);
  const other = openProcess();
  const json = { ...sampleContact, message: "Hello" };
  const writeAgain = () => other.send("POST /api/contact", { json, address });
  const count = async () => (await services.contacts.list(newest())).total;
  const before = await count();
  const changes = async () =>
    (
      await db.write((tx) => tx.select({ n: sql<number>`total_changes()` }).from(sql`(SELECT 1)`))
    )[0]?.n;
  for (let count = 0; count < 60; count += 1) expect((await writeAgain()).status).toBe(429);
  await other.services.auditEvents.flush();
  const changed = await changes();
  for (let count = 0; count < 5; count += 1) expect((await writeAgain()).status).toBe(429);
  expect(await changes()).toBe(changed);
  expect(await count()).toBe(before);
  clock.advance(3_700_000);
  expect(await services.removeCounted()).toEqual({ removed: 1 });
});
