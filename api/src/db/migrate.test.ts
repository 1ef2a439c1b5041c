import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { firstMigrations } from "#testing/first-migrations.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { openDatabase } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";

test("a migration beside the running product leaves its write-ahead log alone", async () => {
  const folder = await makeFolder();
  const path = join(folder, "tours.db");
  const address = { url: `file:${path}`, isBesideProduct: true };
  await migrateDatabase(address, await firstMigrations(1));
  const other = await openDatabase(address);
  onTestFinished(other.close);
  const bytes = 6_000_000;
  await other.write((tx) => tx.run(`CREATE TABLE boats AS SELECT zeroblob(${bytes}) AS hull`));
  await migrateDatabase(address);
  expect((await stat(path)).size).toBeLessThan(bytes);
});
