import { expect, test } from "vitest";
import { createTestApp } from "#testing/create-test-app.ts";
import { newest, sampleInquiry } from "#testing/samples.ts";
import { openDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";
import { tourServices } from "./schema.ts";

test("an acknowledged write is synced to a write-ahead log, and references are checked", async () => {
  const { db } = await createTestApp();
  expect(await db.writer.get("PRAGMA journal_mode")).toMatchObject({ journal_mode: "wal" });
  expect(await db.writer.get("PRAGMA synchronous")).toMatchObject({ synchronous: 2 });
  expect(await db.writer.get("PRAGMA foreign_keys")).toMatchObject({ foreign_keys: 1 });
});

test("a service cannot refer to a picture that is not there", async () => {
  const { db } = await createTestApp();
  const row = {
    id: "x",
    title: "x",
    description: "x",
    detailPage: "/",
    highlights: [],
    tips: [],
    whatsapp: "+1",
    email: "x",
    pictureId: "missing",
    createdAt: "x",
    updatedAt: "x",
  };
  await expect(db.write((tx) => tx.insert(tourServices).values(row))).rejects.toThrow();
  expect(await db.read.$count(tourServices)).toBe(0);
});

test("what was written is there after a restart, and migrating again changes nothing", async () => {
  const { db, url, services } = await createTestApp();
  await services.inquiries.submit({ ...sampleInquiry, name: "Ada" }, undefined);
  await migrateDatabase(db);
  const again = await openDatabase({ url });
  await migrateDatabase(again);
  const tables = await again.writer.all("SELECT name FROM sqlite_master WHERE type = 'table'");
  expect(tables.length).toBeGreaterThan(10);
  expect((await services.inquiries.list(newest(9))).total).toBe(1);
  again.close();
});

test("a database that cannot be opened says so at once", async () => {
  await expect(openDatabase({ url: "file:/nowhere/at/all/tours.db" })).rejects.toThrow();
});
