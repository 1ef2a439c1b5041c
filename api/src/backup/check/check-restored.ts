import { isDeepStrictEqual } from "node:util";
import { migrateDatabase } from "#db/migrate.ts";
import { BackupError } from "../backup-error.ts";
import type { Manifest } from "../manifest.ts";
import { inspectDatabase } from "./inspect-database.ts";

/** Opens a restored database, counts its rows and migrates it. Throws {@link BackupError} where it is not what was backed up. */
export const checkRestored = async (path: string, { tables }: Manifest) => {
  const found = await inspectDatabase(path);
  if (!isDeepStrictEqual(found.tables, tables)) {
    throw new BackupError(
      "The file is damaged: its tables have other rows than its manifest says.",
    );
  }
  await migrateDatabase({ url: `file:${path}` });
  return inspectDatabase(path);
};
