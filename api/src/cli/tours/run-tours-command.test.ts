import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { readSettings } from "#platform/env/env.ts";
import { tourServices } from "#tables/content.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { readToursCommand } from "./read-tours-command.ts";
import { runToursCommand } from "./run-tours-command.ts";

/** Runs the command over the data in a folder. Returns what it prints, and why it fails. */
const tours = async (folder: string, ...args: string[]) => {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const settings = readSettings({ DATA_DIR: folder });
  const dialog = { print, confirm: async () => false };
  const failure = await runToursCommand(settings, readToursCommand(args), dialog).then(
    () => null,
    (error: Error) => error.message,
  );
  return { printed, failure };
};

test("a refused import explains each error in a sentence", async () => {
  const folder = await makeFolder();
  const table = join(folder, "in.csv");
  await writeFile(table, "ID,Title,Minimum age\nlake,The lake,five\n");
  const { printed, failure } = await tours(folder, "import", table, "--yes");
  expect(printed.at(-1)).toMatch(
    /^2 +refused +lake +The lake +Description is required\..*Minimum age must be/,
  );
  expect(failure).toMatch(/^Nothing was imported\. Correct/);
});

test("an export without tours has only the headings", async () => {
  const folder = await makeFolder();
  const table = join(folder, "out.csv");
  expect(await tours(folder, "export", table)).toMatchObject({ failure: null });
  expect(await readFile(table, "utf8")).toMatch(/^\ufeffID,Title,[^\n]+\r\n$/);
});

test("refuses to run while the product runs", async () => {
  const folder = await makeFolder();
  const url = `file:${join(folder, "tours.db")}`;
  await migrateDatabase({ url });
  const db = await openDatabase({ url });
  onTestFinished(db.close);
  await db.read.$count(tourServices);
  expect(await tours(folder, "export", join(folder, "out.csv"))).toEqual({
    printed: [],
    failure: "The product is running; stop it first.",
  });
});
