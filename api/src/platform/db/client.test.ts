import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { galleryItems, tourServices } from "#tables/content.ts";
import { unusedFiles } from "#tables/pictures.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { newest, sampleInquiry } from "#testing/app/samples.ts";
import { countForms } from "#testing/stored-messages.ts";
import { openDatabase } from "./client.ts";
import { migrateDatabase } from "./migration/migrate.ts";
import { isUnavailable } from "./sqlite-errors.ts";
import type { Transaction } from "./transaction.ts";

test("an acknowledged write is synced to a write-ahead log, and references are checked", async () => {
  const { db } = await createTestApp();
  const settings = {
    journal_mode: "wal",
    synchronous: 2,
    foreign_keys: 1,
    secure_delete: 1,
  };
  for (const [name, value] of Object.entries(settings)) {
    const setting = sql.raw(`pragma_${name}`);
    const read = (tx: Transaction) => tx.select({ value: sql.raw(name) }).from(setting);
    expect(await db.write(read)).toEqual([{ value }]);
  }
});

test("reads continue during a long write", async () => {
  const { db } = await createTestApp();
  const numbers =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)";
  let isRunning = true;
  const written = db
    .write((tx) => tx.run(`${numbers} INSERT INTO unused_files SELECT 'file ' || i, '' FROM n`))
    .finally(() => {
      isRunning = false;
    });
  let turns = 0;
  for (; isRunning; turns += 1) await nextTurn();
  await written;
  expect(turns).toBeGreaterThan(100);
});

test("a write after closing is refused as unavailable", async () => {
  const { db } = await createTestApp();
  await db.write((tx) => tx.delete(tourServices));
  db.close();
  const late = db.write((tx) => tx.delete(tourServices));
  expect(isUnavailable(await late.catch((error: unknown) => error))).toBe(true);
});

test("a photo cannot refer to a picture that is not there", async () => {
  const { db } = await createTestApp();
  const row = { id: "x", title: "x", pictureId: "missing", createdAt: "x", updatedAt: "x" };
  await expect(db.write((tx) => tx.insert(galleryItems).values(row))).rejects.toThrow();
  expect(await db.read.$count(galleryItems)).toBe(0);
});

test("keeps the data after a restart and a repeated migration", async () => {
  const { url, services } = await createTestApp();
  await services.inquiries.submit({ ...sampleInquiry, name: "Ada" }, undefined);
  await migrateDatabase({ url });
  const again = await openDatabase({ url });
  expect(await again.read.$count(sql`sqlite_master`, sql`type = 'table'`)).toBeGreaterThan(10);
  expect(await countForms(again, "inquiry")).toBe(1);
  expect((await services.inquiries.list(newest(9))).total).toBe(1);
  again.close();
});

test("a file is the same one for reads and writes, however its name is written", async () => {
  const { folder } = await createTestApp();
  for (const url of [`file:${folder}/a b ü.db`, encodeURI(`file://${folder}/a b ü.db`)]) {
    await migrateDatabase({ url });
    const db = await openDatabase({ url });
    await db.write((tx) => tx.insert(unusedFiles).values({ file: url, since: "" }));
    expect(await db.read.$count(unusedFiles, eq(unusedFiles.file, url))).toBe(1);
    db.close();
  }
});

test("a database that cannot be opened says so at once", async () => {
  await expect(openDatabase({ url: "file:/nowhere/at/all/tours.db" })).rejects.toThrow();
});

const breakOff: RequestListener = (_, response) => {
  response.writeHead(200, { "Content-Length": 100 });
  response.write("{", () => response.destroy());
};

test.each([
  { trouble: "is not there", listener: undefined },
  { trouble: "breaks off", listener: breakOff },
])("a server that $trouble is a passing trouble", async ({ listener }) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () => server.close();
  if (listener) onTestFinished(() => void stop());
  else await once(stop(), "close");
  const db = await openDatabase({ url: `http://127.0.0.1:${port}` });
  const attempts: (() => Promise<unknown>)[] = [
    () => db.read.$count(tourServices),
    () => db.write((tx) => tx.delete(tourServices)),
  ];
  for (const attempt of attempts) {
    const outcome = await attempt().catch((error: unknown) => error);
    expect(isUnavailable(outcome)).toBe(true);
  }
  db.close();
});
