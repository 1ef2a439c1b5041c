import { join } from "node:path";
import pLimit from "p-limit";
import type { BackupCounts, BackupReason, BackupState, BackupStep } from "shared/backups";
import { type Database, toPath } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { DiskSpace } from "../lib/disk-space.ts";
import type { Log } from "../lib/log.ts";
import { BackupError, messageOf } from "./backup-error.ts";
import type { BackupHistory, BackupRow } from "./backup-history.ts";
import type { Destination } from "./destination.ts";
import { bytesNeeded, makeRoom } from "./make-room.ts";
import { pictureFolder } from "./manifest.ts";
import { moveFile } from "./move-file.ts";
import type { Packed, PackOrder } from "./pack-backup.ts";
import type { StoredBackups } from "./stored-backups.ts";
import { type BackupSettings, type Store, takeBackup } from "./take-backup.ts";

type Deps = {
  db: Pick<Database, "snapshot">;
  history: BackupHistory;
  destination: Destination;
  stored: StoredBackups;
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

/** Makes backups, one at a time, and keeps the newest. */
export const createBackups = (deps: Deps) => {
  const { history, destination, stored, settings, log, now } = deps;
  const limit = pLimit(1);
  let running: BackupState["running"] = null;

  /** It runs until its outcome is in the history. */
  const oneAtATime = <T>(work: () => Promise<T>) =>
    limit(async () => {
      try {
        return await work();
      } finally {
        running = null;
      }
    });

  const findRoom = async () => {
    const needed = await bytesNeeded({
      databasePath: toPath(settings.DATABASE_URL),
      pictureFolder: settings.mediaS3 ? undefined : join(settings.DATA_DIR, pictureFolder),
      isEncrypted: settings.BACKUP_KEY !== undefined,
    });
    const isSameDisk = (await destination.kind()) === "same-disk";
    await makeRoom(needed, deps.readDiskSpace, isSameDisk ? await stored.listOld() : []);
  };

  const take = async (store: Store, signal: AbortSignal) => {
    const since = now().toISOString();
    const onStep = (step: BackupStep) => {
      running = { since, step };
    };
    onStep("database");
    try {
      signal.throwIfAborted();
      await findRoom();
      const pack = (order: PackOrder) => deps.pack(order, signal);
      return await takeBackup({ ...deps, pack }, store, onStep);
    } catch (error) {
      if (signal.aborted) throw new BackupError("The product is being stopped: run this again.");
      throw error;
    }
  };

  /** A file that the history does not name would stay for ever. */
  const note = async (row: BackupRow & { file: string }) => {
    try {
      await history.add(row);
    } catch (error) {
      await destination.remove(row.file);
      throw error;
    }
  };

  const keep = async (reason: BackupReason, signal: AbortSignal) => {
    const startedAt = now();
    const file = fileName(startedAt, settings.BACKUP_KEY !== undefined);
    const row = { id: newId(), reason, startedAt: startedAt.toISOString() };
    const nothing = { file: null, place: null, bytes: null, counts: null };
    try {
      const packed = await take(
        (path, { sha256 }) => destination.put(path, file, { sha256, signal }),
        signal,
      );
      const { bytes } = packed;
      const finishedAt = now().toISOString();
      const kept = { file, place: destination.name, bytes, counts: countsOf(packed), error: null };
      await note({ ...row, ...kept, status: "good", finishedAt });
      log.info({ event: "backup.done", file, bytes }, "A backup was made and checked.");
    } catch (error) {
      if (signal.aborted) return;
      log.error({ event: "backup.failed", err: redactValues(error) }, "A backup failed.");
      const failed = { ...nothing, finishedAt: now().toISOString(), error: messageOf(error) };
      await history.add({ ...row, ...failed, status: "failed" });
      return;
    }
    await stored.removeBeyond(settings.BACKUP_KEEP, startedAt);
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
