import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { reviews } from "./schema.ts";
import { isBusy, isUnavailable } from "./sqlite-errors.ts";
import { createWriteConnection } from "./write-connection.ts";

const review = (id: string) => ({ id, name: "A", comment: "B", createdAt: "" });
const failureOf = (work: Promise<unknown>) =>
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

test("of statements that nobody awaits one by one none stays when one fails", async () => {
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
  const next = await failureOf(db.write((tx) => tx.run("INSERT INTO owners VALUES (1)")));
  expect(isBusy(next)).toBe(false);
  expect(next).toBeUndefined();
  expect(await db.read.$count(sql`boats`)).toBe(0);
});

const insertion = (id: string) => sql`INSERT INTO reviews VALUES (${id}, 'A', 'B', '')`;

test("statements that are written together are stored all or none, and the next ones find no lock", async () => {
  const { db } = await createTestApp();
  await db.writeScript(() => [
    sql`DELETE FROM reviews -- all`,
    insertion("it's"),
    insertion('"; --'),
  ]);
  await expect(db.writeScript(() => [insertion("a"), insertion("it's")])).rejects.toThrow();
  await db.writeScript(() => [insertion("b")]);
  await db.write((tx) => tx.insert(reviews).values(review("c")));
  const rows = await db.read.select({ id: reviews.id }).from(reviews);
  expect(rows.map(({ id }) => id).sort()).toEqual(['"; --', "b", "c", "it's"]);
});

test("after statements written together that the commit refuses the next ones find no lock", async () => {
  const { db } = await createTestApp();
  await db.write(async (tx) => {
    await tx.run("CREATE TABLE owners (id INTEGER PRIMARY KEY)");
    await tx.run("CREATE TABLE boats (owner REFERENCES owners(id) DEFERRABLE INITIALLY DEFERRED)");
  });
  const boat = sql`INSERT INTO boats VALUES (7)`;
  await expect(db.writeScript(() => [boat])).rejects.toThrow("FOREIGN KEY");
  await db.writeScript(() => [boat, sql`INSERT INTO owners VALUES (7)`]);
  expect(await db.read.$count(sql`boats`)).toBe(1);
});

test("what an argument of a statement can be is stored, and what it cannot be is refused", async () => {
  const { db } = await createTestApp();
  const store = (value: unknown) =>
    db.write((tx) => tx.get<{ stored: unknown }>(sql`SELECT ${value} AS stored`));
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
  return createWriteConnection({ path: `${folder}/new.db`, setUp: "SELECT 1", timeout: 50 });
};

test("a transaction that is over takes nothing more", async () => {
  const { begin, close } = await openAnew();
  const transaction = await begin();
  await transaction.execute("CREATE TABLE boats (name)");
  await transaction.rollback();
  expect(transaction.closed).toBe(true);
  expect(isUnavailable(await failureOf(transaction.execute("CREATE TABLE boats (name)")))).toBe(
    true,
  );
  await (await begin()).rollback();
  close();
  expect(isUnavailable(await failureOf(begin()))).toBe(true);
});

test("a file that cannot be opened is a database that cannot be reached", async () => {
  const { begin } = createWriteConnection({ path: "/nowhere/x.db", setUp: "", timeout: 50 });
  expect(isUnavailable(await failureOf(begin()))).toBe(true);
});
