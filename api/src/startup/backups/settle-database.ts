import { chmod } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Database, openDatabase } from "#db/client.ts";
import { writeSnapshot } from "#db/file/snapshot.ts";
import { commandLine } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import { checkRestored } from "../../backup/check/check-restored.ts";
import { createDestination } from "../../backup/destination.ts";
import { databaseFile, type Manifest } from "../../backup/manifest.ts";
import type { Settings } from "../../env/env.ts";
import { syncFile } from "../../lib/files/write-file.ts";
import { forgetThePast } from "./forget-the-past.ts";

/** As it was unpacked. */
export const uncheckedFile = "unchecked.db";

const noteRestored = (
  { write }: Pick<Database, "write">,
  file: string,
  { createdAt }: Manifest,
) => {
  const name = basename(file);
  const subject = { kind: "backup", id: name, name } as const;
  const event = { action: "backup.restored", subject, after: { madeAt: createdAt } } as const;
  return write((tx) => addEntry(tx, { ...event, by: commandLine, at: new Date() }));
};

/**
 * Checks and migrates the database, and copies it: what was opened here has a write-ahead log beside it, which a
 * closed connection may still hold.
 */
export const settleDatabase = async (
  folder: string,
  manifest: Manifest,
  settings: Settings,
  file: string,
) => {
  const unchecked = join(folder, uncheckedFile);
  const { tables } = await checkRestored(unchecked, manifest);
  const db = await openDatabase({ url: `file:${unchecked}` });
  try {
    await forgetThePast(db, createDestination(settings));
    await noteRestored(db, file, manifest);
    await db.truncateWal();
  } finally {
    db.close();
  }
  const path = join(folder, databaseFile);
  await writeSnapshot(unchecked, path);
  await chmod(path, 0o600);
  await syncFile(path);
  return tables;
};
