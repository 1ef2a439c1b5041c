import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { contentRevision } from "#tables/builds.ts";
import { reviews } from "#tables/content.ts";
import { createTestApp, type TestApp } from "#testing/app/create-test-app.ts";
import { newest, nextAddress, sampleContact, sampleInquiry } from "#testing/app/samples.ts";
import { lockDatabase } from "#testing/lock-database.ts";

const createdAt = new Date(0).toISOString();
const review = (id: string) => ({ id, name: "A", comment: "B", createdAt });
const addReview = ({ db }: TestApp, id: string) =>
  db.write(async (tx) => {
    await tx.insert(reviews).values(review(id));
    return id;
  });
const countReviews = ({ db }: TestApp) => db.read.$count(reviews);

test("200 writes and 200 reads at once all succeed, each write seen once it is acknowledged", async () => {
  const testApp = await createTestApp();
  const ids = Array.from({ length: 200 }, (_, index) => `r${index}`);
  const writes = ids.map(async (id) => {
    await addReview(testApp, id);
    expect(await testApp.db.read.$count(reviews, eq(reviews.id, id))).toBe(1);
  });
  const reads = ids.map(() => countReviews(testApp));
  await Promise.all(writes);
  await Promise.all(reads);
  expect(await countReviews(testApp)).toBe(200);
});

test("transactions run one after another: none overwrites what another counted", async () => {
  const { db } = await createTestApp();
  const raise = () =>
    db.write(async (tx) => {
      const [row] = await tx.select().from(contentRevision).where(eq(contentRevision.id, 1));
      const revision = (row?.revision ?? 0) + 1;
      await tx
        .insert(contentRevision)
        .values({ id: 1, revision })
        .onConflictDoUpdate({ target: contentRevision.id, set: { revision } });
      return revision;
    });
  const seen = await Promise.all(Array.from({ length: 150 }, raise));
  expect(seen.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 150 }, (_, index) => index + 1),
  );
});

test("a failed job leaves its neighbours committed and no writes of its own", async () => {
  const testApp = await createTestApp();
  const fail = (id: string) =>
    testApp.db.write(async (tx) => {
      await tx.insert(reviews).values(review(id));
      throw new Error(`no ${id}`);
    });
  const outcomes = await Promise.allSettled([
    addReview(testApp, "a"),
    fail("b"),
    addReview(testApp, "c"),
    addReview(testApp, "a"),
    addReview(testApp, "d"),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  const rows = await testApp.db.read.select().from(reviews);
  expect(rows.map(({ id }) => id).sort()).toEqual(["a", "c", "d"]);
});

test("writes that a lock of another process keeps waiting are made when it is gone", async () => {
  const testApp = await createTestApp();
  const unlock = await lockDatabase(testApp.url);
  const written = Promise.all([addReview(testApp, "a"), addReview(testApp, "b")]);
  await pause(400);
  expect(await countReviews(testApp)).toBe(0);
  await unlock();
  await written;
  expect(await countReviews(testApp)).toBe(2);
});

test("while the database stays locked writes of every kind are 503, reads go on, and then all heals", async () => {
  const testApp = await createTestApp({ trustedProxies: 1 });
  const { send, token } = { ...testApp, ...(await testApp.signInAsAdmin()) };
  const post = (route: string, json: object) =>
    send(route, { json, token, address: nextAddress() });
  const writes = [
    () => send("DELETE /api/reviews/x", { token }),
    ...Array.from({ length: 200 }, () => () => post("POST /api/contact", sampleContact)),
    () => post("POST /api/inquiries", sampleInquiry),
  ];
  const unlock = await lockDatabase(testApp.url);
  let reads = 0;
  /** How many reads had been answered when each of the writes was. */
  const refusedAfter: number[] = [];
  const refuse = async (write: () => ReturnType<typeof send>) => {
    const answer = await write();
    refusedAfter.push(reads);
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  };
  const refused = Promise.all(writes.map(refuse));
  while (refusedAfter.length < writes.length) {
    for (const route of ["GET /api/content", "GET /api/health", "GET /api/services"]) {
      expect((await send(route)).status).toBe(200);
      reads += 1;
    }
    await pause(5);
  }
  await refused;
  // Refused together: had each kind waited in its turn, the last would have waited three times as long.
  expect(refusedAfter[0]).toBeGreaterThan(15);
  expect(refusedAfter.at(-1)).toBeLessThan(2 * refusedAfter[0]!);

  await unlock();
  expect((await post("POST /api/contact", sampleContact)).status).toBe(201);
  expect((await testApp.services.contacts.list(newest(9))).total).toBe(1);
});

/** Lets the file grow by `spare` pages only, until the next connection. */
const fillDisk = async ({ db }: TestApp, spare: number) => {
  await db.write(async (tx) => {
    const [row] = await tx.select({ pages: sql<number>`page_count` }).from(sql`pragma_page_count`);
    await tx.run(`PRAGMA max_page_count = ${row!.pages + spare}`);
  });
};

test("when the disk is full a write is 507, reads go on, and then all heals", async () => {
  const testApp = await createTestApp();
  const message = "x".repeat(5_000);
  const write = () => testApp.send("POST /api/contact", { json: { ...sampleContact, message } });
  expect((await write()).status).toBe(201);
  await fillDisk(testApp, 0);
  expect(await write()).toMatchObject({ status: 507, body: { code: "insufficient_storage" } });
  expect((await testApp.send("GET /api/content")).status).toBe(200);
  expect((await write()).status).toBe(201);
  const stored = await testApp.services.contacts.list(newest(99));
  expect(stored.total).toBe(2);
});

test("stores no rejected write when concurrent writes fill the disk", async () => {
  const testApp = await createTestApp();
  await fillDisk(testApp, 8);
  const comment = "x".repeat(4_000);
  const add = (id: string) =>
    testApp.db.write(async (tx) => {
      await tx.insert(reviews).values({ ...review(id), comment });
    });
  const ids = Array.from({ length: 100 }, (_, index) => `r${index}`);
  const outcomes = await Promise.allSettled(ids.map(add));
  const rows = await testApp.db.read.select().from(reviews);
  const acknowledged = ids.filter((_, index) => outcomes[index]?.status === "fulfilled");
  expect(acknowledged.length).toBeLessThan(100);
  expect(rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  expect(await addReview(testApp, "later")).toBe("later");
});
