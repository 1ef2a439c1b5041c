import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsFolder as migrations } from "#db/migrations.ts";
import { makeFolder } from "./make-folder.ts";

/** A folder that holds so many of the first migrations, as an earlier version of the product had them. */
export const firstMigrations = async (count: number) => {
  const folder = await makeFolder();
  const journalFile = join("meta", "_journal.json");
  const journal = JSON.parse(await readFile(join(migrations, journalFile), "utf8"));
  const entries: { tag: string }[] = journal.entries.slice(0, count);
  await mkdir(join(folder, "meta"));
  for (const { tag } of entries)
    await cp(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
  await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
  return folder;
};
