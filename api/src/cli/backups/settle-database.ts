import { chmod } from "node:fs/promises";
import { basename, join } from "node:path";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import { createBackupHistory } from "#backups/backup-history.ts";
import { checkRestored } from "#backups/check/inspect-database.ts";
import { createDestination } from "#backups/destination.ts";
import { databaseFile, type Manifest } from "#backups/manifest.ts";
import { commandLine } from "#platform/actor.ts";
import { type Database, openDatabase } from "#platform/db/client.ts";
import { writeSnapshot } from "#platform/db/file/snapshot.ts";
import { countedRequests, installation } from "#platform/db/schema/processes.ts";
import type { Settings } from "#platform/env/env.ts";
import { syncFile } from "#platform/files/write-file.ts";
import { apiKeys, failedSignIns, invitations, oneTimeLinks, sessions } from "#tables/accounts.ts";
import { backups } from "#tables/backups.ts";
import { mails } from "#tables/mails.ts";
import { agendaFeeds } from "#tables/notifications.ts";
import { guideLinks } from "#tables/trips.ts";

/** The database as it was unpacked. */
export const uncheckedFile = "unchecked.db";

const isUnsentLink = and(eq(mails.isPersonal, true), inArray(mails.status, ["queued", "held"]));

const endedLink = (at: Date) => ({
  status: "failed" as const,
  parts: [{ text: "The link in this email no longer works. Please ask for a new one." }],
  lastError: "A backup was restored, so the link in this email no longer works.",
  lease: null,
  dueAt: null,
  settledAt: at.toISOString(),
});

/** Ends sessions, API keys, links (also those of guides) and calendar addresses from the backup, and forgets backups that are gone. */
const forgetThePast = async (db: Pick<Database, "read" | "write">, settings: Settings) => {
  const history = createBackupHistory({ db, destination: createDestination(settings) });
  const lost: string[] = [];
  for (const row of await history.list()) if (!(await history.isKept(row))) lost.push(row.id);
  await db.write(async (tx) => {
    await tx.delete(sessions);
    await tx.delete(failedSignIns);
    await tx.delete(countedRequests);
    await tx.delete(oneTimeLinks);
    await tx.delete(invitations);
    await tx.delete(agendaFeeds);
    await tx.delete(guideLinks);
    const revokedAt = new Date().toISOString();
    await tx.update(apiKeys).set({ revokedAt }).where(isNull(apiKeys.revokedAt));
    await tx.update(mails).set(endedLink(new Date())).where(isUnsentLink);
    // The bucket may still be another product's.
    await tx.delete(installation).where(eq(installation.name, "store-owner"));
    await tx.delete(backups).where(inArray(backups.id, lost));
  });
};

const recordRestore = (
  { write }: Pick<Database, "write">,
  file: string,
  { createdAt }: Manifest,
) => {
  const name = basename(file);
  const subject = { kind: "backup", id: name, name } as const;
  const event = { action: "backup.restored", subject, after: { madeAt: createdAt } } as const;
  return write((tx) => addEntry(tx, { ...event, by: commandLine, at: new Date() }));
};

/** Checks and migrates the database, and writes it as one file without a write-ahead log beside it. */
export const settleDatabase = async (
  folder: string,
  manifest: Manifest,
  settings: Settings,
  file: string,
) => {
  const unchecked = join(folder, uncheckedFile);
  const { tables, forms } = await checkRestored(unchecked, manifest);
  const db = await openDatabase({ url: `file:${unchecked}` });
  try {
    await forgetThePast(db, settings);
    await recordRestore(db, file, manifest);
    await db.truncateWal();
  } finally {
    db.close();
  }
  const path = join(folder, databaseFile);
  await writeSnapshot(unchecked, path);
  await chmod(path, 0o600);
  await syncFile(path);
  return { tables, forms };
};
