import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#tables/content.ts";
import { mails } from "#tables/mails.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleContact } from "#testing/app/samples.ts";
import type { Fault } from "#testing/libsql-server/hrana-server.ts";
import { countForms } from "#testing/stored-messages.ts";
import { isDuplicate, isRowError, isUnavailable, redactValues } from "../sqlite-errors.ts";

const review = (id: string) => ({ id, name: "A", comment: "B", createdAt: "" });

const getFailure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const open = async () => {
  const testApp = await createTestApp({ database: "peer" });
  const { state } = testApp.peer!;
  const failWhere = (isMeant: (text: string) => boolean, fault: Fault) => {
    // The next transaction should not wait long for an aborted one.
    state.idleMilliseconds = 300;
    state.findFault = (pipeline) => (isMeant(JSON.stringify(pipeline)) ? fault : undefined);
  };
  return {
    ...testApp,
    state,
    fail: (fault: Fault) => failWhere(() => true, fault),
    failCommits: (fault: Fault) => failWhere((text) => text.includes('"commit"'), fault),
    heal: () => {
      state.idleMilliseconds = 5_000;
      state.findFault = () => undefined;
    },
    submit: (key = randomUUID()) =>
      testApp.send("POST /api/contact", {
        json: sampleContact,
        headers: { "Idempotency-Key": key },
      }),
  };
};

test("stores a transaction on a server completely or not at all, and logs no values", async () => {
  const { db } = await open();
  const add = (...ids: string[]) =>
    db.write(async (tx) => {
      for (const id of ids) await tx.insert(reviews).values(review(id));
    });
  await add("it's", "two");
  const failure = await getFailure(add("three", "it's"));
  expect(isRowError(failure)).toBe(true);
  expect(isDuplicate(failure)).toBe(true);
  expect(redactValues(failure)).toMatchObject({ message: expect.not.stringContaining("it's") });
  const rows = await db.read.select({ id: reviews.id }).from(reviews).orderBy(reviews.id);
  expect(rows).toEqual([{ id: "it's" }, { id: "two" }]);
});

test("commits nothing after a failed statement, even if no code awaited it", async () => {
  const { db } = await open();
  const written = db.write(async (tx) => {
    await tx.insert(reviews).values(review("a"));
    await getFailure(Promise.resolve(tx.insert(reviews).values(review("a"))));
    await getFailure(Promise.resolve(tx.$count(reviews)));
    await tx.insert(reviews).values(review("b"));
  });
  expect(isDuplicate(await getFailure(written))).toBe(true);
  expect(await db.read.$count(reviews)).toBe(0);
});

test("a write that is refused leaves nothing behind and holds up no other", async () => {
  const { db } = await open();
  const refused = db.write(async (tx) => {
    await tx.insert(reviews).values(review("a"));
    expect(await tx.$count(reviews)).toBe(1);
    throw new Error("not this one");
  });
  await expect(refused).rejects.toThrow("not this one");
  await db.write((tx) => tx.insert(reviews).values(review("b")));
  expect(await db.read.select({ id: reviews.id }).from(reviews)).toEqual([{ id: "b" }]);
});

test("stores and reads bytes, booleans and dates", async () => {
  const { db } = await open();
  const read = (value: unknown) =>
    db.write(async (tx) => {
      const [row] = await tx.select({ stored: sql`stored` }).from(sql`(SELECT ${value} AS stored)`);
      return row?.stored;
    });
  expect(await read(Buffer.from([0, 255]))).toEqual(Buffer.from([0, 255]));
  expect(await read(true)).toBe(1);
  expect(await read(new Date(5))).toBe(5);
  expect(await read(null)).toBe(null);
  expect(isUnavailable(await getFailure(read(Number.NaN)))).toBe(false);
});

test("a message whose stored answer is lost on the way is 503, and the same key finds it", async () => {
  const { db, failCommits, heal, submit } = await open();
  const key = randomUUID();
  failCommits("lost");
  const answer = await submit(key);
  expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  heal();
  expect(await submit(key)).toMatchObject({ status: 201 });
  expect(await countForms(db, "contact")).toBe(1);
  expect(await db.read.$count(mails)).toBe(2);
});

const faults: Fault[] = ["refused", "cut", "lost", "page", "silence", 401, 404, 500, 502];

test.each(faults)(
  "while a server gives no whole answers (%s) all is 503, then it heals",
  async (fault) => {
    const { db, fail, heal, submit, send } = await open();
    await submit();
    fail(fault);
    const [health, written, read] = await Promise.all([
      send("GET /api/health"),
      submit(),
      getFailure(db.read.$count(mails)),
    ]);
    for (const answer of [health, written]) {
      expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(isUnavailable(read)).toBe(true);
    heal();
    expect(await send("GET /api/health")).toMatchObject({ status: 200 });
    expect(await submit()).toMatchObject({ status: 201 });
  },
);

test("a token that expires while the product runs is 503, and none once it is valid again", async () => {
  const { state, submit } = await open();
  const { token } = state;
  state.token = "another";
  expect((await submit()).status).toBe(503);
  state.token = token;
  expect((await submit()).status).toBe(201);
});

test("fails writes queued behind hanging ones in time", async () => {
  const { db, fail, heal } = await open();
  fail("silence");
  const writes = Array.from({ length: 6 }, (_, id) =>
    getFailure(db.write((tx) => tx.insert(reviews).values(review(String(id))))),
  );
  const failures = await Promise.all(writes);
  expect(failures.map(isUnavailable)).toEqual(writes.map(() => true));
  heal();
  await db.write((tx) => tx.insert(reviews).values(review("later")));
  expect(await db.read.$count(reviews)).toBe(1);
});

test("a transaction whose connection is lost in between leaves nothing behind, and its lock ends", async () => {
  const { db, state, fail, heal } = await open();
  state.idleMilliseconds = 1_000;
  const broken = db.write(async (tx) => {
    await tx.insert(reviews).values(review("a"));
    expect(await tx.$count(reviews)).toBe(1);
    fail("refused");
    await tx.insert(reviews).values(review("b"));
  });
  expect(isUnavailable(await getFailure(broken))).toBe(true);
  heal();
  await db.write((tx) => tx.insert(reviews).values(review("c")));
  expect(await db.read.select({ id: reviews.id }).from(reviews)).toEqual([{ id: "c" }]);
});
