import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TourImport } from "shared/content/tours/tour-transfer";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { readSettings } from "#platform/env/env.ts";
import { tourServices } from "#tables/content.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { formatImport } from "./format-import.ts";
import { exportTours, importTours } from "./run-tours-command.ts";

/** Returns what an import prints before it fails, and the reason. */
const refuseImport = async (folder: string, path: string) => {
  const printed: string[] = [];
  const showPreview = (preview: TourImport) => void printed.push(...formatImport(preview));
  const dialog = { showPreview, confirm: async () => {} };
  const failure = await importTours(
    readSettings({ DATA_DIR: folder }),
    { path, type: "csv" },
    dialog,
  ).then(
    () => null,
    (error: Error) => error.message,
  );
  return { printed, failure };
};

const exportTable = (folder: string, path: string) =>
  exportTours(readSettings({ DATA_DIR: folder }), { path, type: "csv" }, () => {});

test("a refused import explains each error in a sentence", async () => {
  const folder = await makeFolder();
  const table = join(folder, "in.csv");
  await writeFile(table, "ID,Title,Minimum age\nlake,The lake,five\n");
  const { printed, failure } = await refuseImport(folder, table);
  expect(printed.at(-1)).toMatch(
    /^2 +refused +lake +The lake +Description is required\..*Minimum age must be/,
  );
  expect(failure).toMatch(/^Nothing was imported\. Correct/);
});

test("an export without tours has only the headings", async () => {
  const folder = await makeFolder();
  const table = join(folder, "out.csv");
  await exportTable(folder, table);
  expect(await readFile(table, "utf8")).toMatch(/^\ufeffID,Address,Title,[^\n]+\r\n$/);
});

test("refuses to run while the product runs", async () => {
  const folder = await makeFolder();
  const url = `file:${join(folder, "tours.db")}`;
  await migrateDatabase({ url });
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  await db.read.$count(tourServices);
  await expect(exportTable(folder, join(folder, "out.csv"))).rejects.toThrow(
    "The product is running; stop it first.",
  );
});
