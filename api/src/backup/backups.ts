import { join } from "node:path";
import pLimit from "p-limit";
import type { BackupCounts, BackupReason, BackupState, BackupStep } from "shared/backups";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { DiskSpace } from "../lib/disk-space.ts";
import type { Log } from "../lib/log.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupHistory } from "./backup-history.ts";
import type { Destination } from "./destination.ts";
import { bytesNeeded, makeRoom } from "./make-room.ts";
import { pictureFolder } from "./manifest.ts";
import { moveFile } from "./move-file.ts";
import type { Packed, PackOrder } from "./pack-backup.ts";
import { type BackupSettings, takeBackup } from "./take-backup.ts";

type Deps = {
  db: Pick<Database, "snapshot">;
  history: BackupHistory;
  destination: Destination;
  settings: BackupSettings & { DATABASE_URL: string; BACKUP_KEEP: number };
  pack: (order: PackOrder, signal: AbortSignal) => Promise<Packed>;
  readDiskSpace: () => Promise<DiskSpace>;
  log: Log;
  now: () => Date;
};

const countsOf = ({ manifest: { tables, pictures } }: Packed): BackupCounts => ({
  tours: tables.tour_services ?? 0,
  inquiries: tables.inquiries ?? 0,
  messages: tables.contacts ?? 0,
  accounts: tables.users ?? 0,
  pictureFiles: pictures.place === "archive" ? pictures.files : 0,
  missingPictureFiles: pictures.missing,
});

const fileName = (at: Date, isEncrypted: boolean) =>
  `backup-${at.toISOString().replaceAll(/[:.]/g, "-")}.zip${isEncrypted ? ".age" : ""}`;

const reasonOf = (error: unknown) => {
  if (error instanceof BackupError) return error.message;
  return `The backup could not be made: ${error instanceof Error ? error.message : String(error)}`;
};

/** Makes backups, one at a time, and keeps the newest. */
export const createBackups = (deps: Deps) => {
  const { history, destination, settings, log, now } = deps;
  const oneAtATime = pLimit(1);
  let running: BackupState["running"] = null;

  /** Returns whether there was one beside the newest. */
  const removeOldest = async (kept: number) => {
    const rows = await history.kept(destination.name);
    const oldest = rows.at(-1);
    if (!oldest || rows.length <= kept) return false;
    await destination.remove(oldest.file);
    await history.noteRemoved(oldest.id);
    return true;
  };

  const findRoom = async () => {
    const needed = await bytesNeeded({
      databasePath: settings.DATABASE_URL.replace(/^file:/, ""),
      pictureFolder: settings.mediaS3 ? undefined : join(settings.DATA_DIR, pictureFolder),
      isEncrypted: settings.BACKUP_KEY !== undefined,
    });
    await makeRoom(needed, deps.readDiskSpace, () => removeOldest(1));
  };

  const take = async (store: (path: string) => Promise<void>, signal: AbortSignal) => {
    const since = now().toISOString();
    const onStep = (step: BackupStep) => {
      running = { since, step };
    };
    onStep("database");
    try {
      await findRoom();
      const pack = (order: PackOrder) => deps.pack(order, signal);
      return await takeBackup({ ...deps, pack }, store, onStep);
    } finally {
      running = null;
    }
  };

  const keep = async (reason: BackupReason, signal: AbortSignal) => {
    const startedAt = now();
    const file = fileName(startedAt, settings.BACKUP_KEY !== undefined);
    const row = { id: newId(), reason, startedAt: startedAt.toISOString() };
    const nothing = { file: null, place: null, bytes: null, counts: null };
    try {
      const packed = await take((path) => destination.put(path, file), signal);
      const { bytes } = packed;
      const finishedAt = now().toISOString();
      const kept = { file, place: destination.name, bytes, counts: countsOf(packed), error: null };
      await history.add({ ...row, ...kept, status: "good", finishedAt });
      log.info({ event: "backup.done", file, bytes }, "A backup was made and checked.");
    } catch (error) {
      if (signal.aborted) return;
      log.error({ event: "backup.failed", err: redactValues(error) }, "A backup failed.");
      const failed = { ...nothing, finishedAt: now().toISOString(), error: reasonOf(error) };
      await history.add({ ...row, ...failed, status: "failed" });
      return;
    }
    while (await removeOldest(settings.BACKUP_KEEP)) log.debug({ event: "backup.removed" });
  };

  return {
    running: () => running,
    /** Makes one for the place where they are kept. What went wrong stands in the history. */
    keep: (reason: BackupReason, signal: AbortSignal) => oneAtATime(() => keep(reason, signal)),
    /** Makes one at `target`. Throws {@link BackupError}. */
    makeAt: (target: string, signal: AbortSignal) =>
      oneAtATime(() => take((path) => moveFile(path, target), signal)),
  };
};
export type Backups = ReturnType<typeof createBackups>;
