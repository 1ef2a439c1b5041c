import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { nextMigrations } from "#testing/next-migrations.ts";
import { openDatabase } from "../client.ts";
import { migrateDatabase } from "./migrate.ts";

test("a migration beside the running product does not checkpoint its write-ahead log", async () => {
  const folder = await makeFolder();
  const path = join(folder, "tours.db");
  const address = { url: `file:${path}`, isBesideProduct: true };
  await migrateDatabase(address);
  const other = await openDatabase(address);
  onTestFinished(other.close);
  const bytes = 6_000_000;
  await other.write((tx) => tx.run(`CREATE TABLE hulls AS SELECT zeroblob(${bytes}) AS hull`));
  await migrateDatabase(address, await nextMigrations());
  expect((await stat(path)).size).toBeLessThan(bytes);
});
