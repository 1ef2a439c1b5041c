import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder } from "#platform/db/migration/migrations.ts";
import { makeFolder } from "./make-folder.ts";

const tag = "9999_next";
const sql = [
  "ALTER TABLE `mails` ADD `boat` text;",
  "UPDATE `mails` SET `boat` = 'Kayak';",
  "INSERT INTO `mails_search` (`mails_search`) VALUES ('rebuild');",
  "CREATE TABLE `boats` (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL);",
  "CREATE INDEX `boats_name` ON `boats` (`name`);",
].join("--> statement-breakpoint\n");

/** A folder with the product's migrations and one more, as the next version of the product has them. */
export const nextMigrations = async () => {
  const folder = await makeFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
  const entries = [...journal.entries, next];
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
  await writeFile(join(folder, `${tag}.sql`), sql);
  return folder;
};
