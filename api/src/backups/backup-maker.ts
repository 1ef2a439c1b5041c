import { join } from "node:path";
import pLimit from "p-limit";
import type { BackupCounts, BackupReason, BackupState, BackupStep } from "shared/backups/backups";
import { toPath } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { DiskSpace } from "#platform/disk-space.ts";
import type { Log } from "#platform/log.ts";
import { BackupError, describeError } from "./backup-error.ts";
import { inWorkFolder } from "./backup-folder.ts";
import type { BackupHistory, BackupRow } from "./backup-history.ts";
import type { Destination } from "./destination.ts";
import { type BackupOrder, type MadeBackup, makeBackup } from "./make-backup.ts";
import { pictureFolder } from "./manifest.ts";
import { moveFile } from "./move-file.ts";
import { refuseWithoutRoom } from "./refuse-without-room.ts";

type Deps = {
  history: BackupHistory;
  destination: Destination;
  settings: {
    DATA_DIR: string;
    DATABASE_URL: string;
    BACKUP_KEEP: number;
    BACKUP_KEY?: string | undefined;
    /** Set where the pictures are in a bucket. */
    mediaS3?: object | undefined;
    /** Names of the environment variables that are set. */
    given: string[];
  };
  pack: (order: BackupOrder, signal: AbortSignal) => Promise<MadeBackup>;
  readDiskSpace: () => Promise<DiskSpace>;
  log: Log;
  now: () => Date;
};

const toCounts = ({ tables, forms, pictures }: MadeBackup["manifest"]): BackupCounts => ({
  tours: tables.tour_services ?? 0,
  inquiries: forms.inquiries,
  messages: forms.contacts,
  accounts: tables.users ?? 0,
  pictureFiles: pictures.place === "archive" ? pictures.files : 0,
  missingPictureFiles: pictures.missing,
});

const fileName = (at: Date, isEncrypted: boolean) =>
  `backup-${at.toISOString().replaceAll(/[:.]/g, "-")}.zip${isEncrypted ? ".age" : ""}`;

type Store = (made: MadeBackup, signal: AbortSignal) => Promise<void>;

/** Makes backups, one at a time, and keeps the newest. */
export const createBackupMaker = ({
  history,
  destination,
  settings,
  pack,
  readDiskSpace,
  log,
  now,
}: Deps) => {
  const { DATA_DIR, BACKUP_KEY: key, BACKUP_KEEP, mediaS3, given: variables } = settings;
  const databasePath = toPath(settings.DATABASE_URL);
  const stopping = new AbortController();
  const limit = pLimit(1);
  let running: BackupState["running"] = null;

  const show = (step: BackupStep) => {
    running = { since: running?.since ?? now().toISOString(), step };
  };

  const oneAtATime = <T>(work: () => Promise<T>) =>
    limit(async () => {
      show("database");
      try {
        return await work();
      } finally {
        running = null;
      }
    });

  /** Makes a backup and hands it to `store`, until `cancelled` or the product stops. */
  const make = async (store: Store, cancelled = stopping.signal) => {
    const signal = AbortSignal.any([stopping.signal, cancelled]);
    const pictures = mediaS3 ? "bucket" : "archive";
    try {
      signal.throwIfAborted();
      const folderOfPictures = mediaS3 ? undefined : join(DATA_DIR, pictureFolder);
      const sizes = { databasePath, pictureFolder: folderOfPictures, isEncrypted: !!key };
      await refuseWithoutRoom(sizes, await readDiskSpace());
      return await inWorkFolder(DATA_DIR, async (folder) => {
        const order = { dataDir: DATA_DIR, folder, pictures, variables, key } as const;
        const packUntil = (order: BackupOrder) => pack(order, signal);
        const made = await makeBackup(databasePath, order, packUntil, show);
        signal.throwIfAborted();
        show("storing");
        await store(made, signal);
        return made;
      });
    } catch (error) {
      if (signal.aborted) throw new BackupError("The product is stopping. Run this again.");
      throw error;
    }
  };

  /** A file without a row would stay for ever. */
  const record = async (row: BackupRow & { file: string }) => {
    try {
      await history.add(row);
    } catch (error) {
      await destination.remove(row.file);
      throw error;
    }
  };

  const keep = async (reason: BackupReason) => {
    const startedAt = now();
    const file = fileName(startedAt, key !== undefined);
    const row = { id: newId(), reason, startedAt: startedAt.toISOString() };
    try {
      const { bytes, manifest } = await make(({ path, sha256 }, signal) =>
        destination.put(path, file, { sha256, signal }),
      );
      const counts = toCounts(manifest);
      const finishedAt = now().toISOString();
      const good = { file, place: destination.name, bytes, counts, error: null, finishedAt };
      await record({ ...row, ...good, status: "good" });
      log.info({ event: "backup.done", file, bytes }, "Backup made and checked.");
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ event: "backup.failed", err: redactValues(error) }, "Backup failed.");
      const nothing = { file: null, place: null, bytes: null, counts: null };
      const failed = { ...nothing, error: describeError(error), finishedAt: now().toISOString() };
      await history.add({ ...row, ...failed, status: "failed" });
    }
    await history.prune(BACKUP_KEEP, startedAt);
  };

  return {
    running: () => running,
    /** Makes one for the place where they are kept, and adds it to the history, also where it failed. */
    keep: (reason: BackupReason) => {
      if (limit.activeCount === 0) show("database");
      return oneAtATime(() => keep(reason));
    },
    /** Makes one at `target`. Throws {@link BackupError}. */
    makeAt: (target: string, cancelled: AbortSignal) =>
      oneAtATime(() => make(({ path }) => moveFile(path, target), cancelled)),
    stop: async () => {
      stopping.abort();
      await limit(() => {});
    },
  };
};
export type BackupMaker = ReturnType<typeof createBackupMaker>;
