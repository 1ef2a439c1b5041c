import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { reviews } from "#tables/content.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { insertMany } from "../insert-many.ts";
import { isBusy, isUnavailable } from "../sqlite-errors.ts";
import type { Transaction } from "../transaction.ts";
import { openFileConnection } from "./file-connection.ts";

const review = (id: string) => ({ id, name: "A", comment: "B", createdAt: "" });
const getFailure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test("a write that fails alone leaves nothing behind", async () => {
  const { db } = await createTestApp();
  const failing = db.write(async (tx) => {
    await tx.insert(reviews).values(review("a"));
    throw new Error("not this one");
  });
  await expect(failing).rejects.toThrow("not this one");
  expect(await db.read.$count(reviews)).toBe(0);
});

test("rolls back all unawaited statements when one fails", async () => {
  const { db } = await createTestApp();
  const ids = ["r0", ...Array.from({ length: 50 }, (_, index) => `r${index}`)];
  const insertAll = () =>
    db.write((tx) =>
      Promise.all(ids.map((id) => tx.run(`INSERT INTO reviews VALUES ('${id}', 'A', 'B', '')`))),
    );
  for (let tries = 0; tries < 20; tries += 1) await expect(insertAll()).rejects.toThrow();
  await db.write((tx) => tx.insert(reviews).values(review("later")));
  expect(await db.read.select({ id: reviews.id }).from(reviews)).toEqual([{ id: "later" }]);
});

test("after a commit that is refused the next write finds no lock", async () => {
  const { db } = await createTestApp();
  await db.write(async (tx) => {
    await tx.run("CREATE TABLE owners (id INTEGER PRIMARY KEY)");
    await tx.run("CREATE TABLE boats (owner REFERENCES owners(id) DEFERRABLE INITIALLY DEFERRED)");
  });
  await expect(db.write((tx) => tx.run("INSERT INTO boats VALUES (7)"))).rejects.toThrow();
  const next = await getFailure(db.write((tx) => tx.run("INSERT INTO owners VALUES (1)")));
  expect(isBusy(next)).toBe(false);
  expect(next).toBeUndefined();
  expect(await db.read.$count(sql`boats`)).toBe(0);
});

test("stores a transaction completely or not at all, and leaves no lock", async () => {
  const { db } = await createTestApp();
  const add = (...ids: string[]) => db.write((tx) => insertMany(tx, reviews, ids.map(review)));
  await add("it's", '"; --');
  await expect(add("a", "it's")).rejects.toThrow();
  await add("b");
  const rows = await db.read.select({ id: reviews.id }).from(reviews);
  expect(rows.map(({ id }) => id).sort()).toEqual(['"; --', "b", "it's"]);
});

test("stores supported argument types and rejects the others", async () => {
  const { db } = await createTestApp();
  const store = (value: unknown) =>
    db.write(async (tx) => {
      const [row] = await tx.select({ stored: sql`stored` }).from(sql`(SELECT ${value} AS stored)`);
      return row;
    });
  expect(await store(true)).toEqual({ stored: 1 });
  expect(await store(new Date(5))).toEqual({ stored: 5 });
  expect(await store("☀'\"")).toEqual({ stored: "☀'\"" });
  expect(await store(null)).toEqual({ stored: null });
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
    await expect(store(value)).rejects.toThrow();
  }
  expect(await store(1.5)).toEqual({ stored: 1.5 });
});

const openAnew = async () => {
  const { folder } = await createTestApp();
  return openFileConnection({ path: `${folder}/new.db`, timeout: 50 });
};

test("a transaction that is over takes nothing more, though the next one is open", async () => {
  const { transaction, close } = await openAnew();
  let over: Transaction | undefined;
  await transaction(async (tx) => {
    over = tx;
    await tx.run("CREATE TABLE boats (name)");
  });
  const late = () => getFailure(Promise.resolve(over!.run("INSERT INTO boats VALUES (1)")));
  expect(isUnavailable(await late())).toBe(true);
  await transaction(async (tx) => {
    expect(isUnavailable(await late())).toBe(true);
    expect(await tx.$count(sql`boats`)).toBe(0);
  });
  close();
  expect(isUnavailable(await getFailure(transaction(async () => {})))).toBe(true);
});

test("a transaction that SQLite has ended takes nothing more", async () => {
  const { transaction, close } = await openAnew();
  onTestFinished(close);
  await transaction(async (tx) => void (await tx.run("CREATE TABLE boats (name UNIQUE)")));
  const ended = transaction(async (tx) => {
    await tx.run("INSERT INTO boats VALUES (1)");
    await getFailure(Promise.resolve(tx.run("INSERT OR ROLLBACK INTO boats VALUES (1)")));
    await tx.transaction(async (inner) => void (await inner.run("INSERT INTO boats VALUES (2)")));
  });
  expect(isUnavailable(await getFailure(ended))).toBe(true);
  await transaction(async (tx) => expect(await tx.$count(sql`boats`)).toBe(0));
});

test("a connection that is closed lets its transaction end", async () => {
  const { transaction, close } = await openAnew();
  const written = transaction(async (tx) => {
    await tx.run("CREATE TABLE boats (name)");
    close();
    await tx.run("INSERT INTO boats VALUES (1)");
    return tx.$count(sql`boats`);
  });
  expect(await written).toBe(1);
});

test("a file that cannot be opened is a database that cannot be reached", async () => {
  const opened = openFileConnection({ path: "/nowhere/x.db", timeout: 50 });
  expect(isUnavailable(await getFailure(opened))).toBe(true);
});
