import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

export const migrationsFolder = fileURLToPath(new URL("../../../../migrations", import.meta.url));

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) });

/** The known migrations, oldest first; a database records its last one by the time `when`. */
export const listMigrations = async () => {
  const text = await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8");
  return journal.parse(JSON.parse(text)).entries;
};
