import { z } from "zod";

const count = z.int().min(0);

export const backupReason = z.enum(["schedule", "admin"]);
export type BackupReason = z.infer<typeof backupReason>;

export const backupStatus = z.enum(["good", "failed"]);
export type BackupStatus = z.infer<typeof backupStatus>;

/** What a backup holds. `pictureFiles`: all sizes of all photos; 0 where they lie in a bucket. */
export const backupCounts = z.object({
  tours: count,
  inquiries: count,
  messages: count,
  accounts: count,
  pictureFiles: count,
  missingPictureFiles: count,
});
export type BackupCounts = z.infer<typeof backupCounts>;

/** `good`: it was restored into an empty folder, opened and counted. `file`: its name, while it is kept. */
export const backup = z.object({
  id: z.string(),
  reason: backupReason,
  status: backupStatus,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  file: z.string().nullable(),
  place: z.string().nullable(),
  bytes: count.nullable(),
  counts: backupCounts.nullable(),
  error: z.string().nullable(),
  isDownloadable: z.boolean(),
});
export type Backup = z.infer<typeof backup>;

/** `database`: it is copied; `files`: packed and restored on trial; `storing`: put in its place. */
export const backupStep = z.enum(["database", "files", "storing"]);
export type BackupStep = z.infer<typeof backupStep>;

/**
 * `place`: a folder, `same-disk` as the data or not, or a bucket. `nextAt`: `null` where none is planned.
 * `isLate`: no good one for twice the interval. `backups`: the newest first.
 */
export const backupState = z.object({
  isPossible: z.boolean(),
  running: z.object({ since: z.iso.datetime(), step: backupStep }).nullable(),
  nextAt: z.iso.datetime().nullable(),
  keep: count,
  place: z.object({ kind: z.enum(["same-disk", "folder", "bucket"]), name: z.string() }),
  picturesInBucket: z.boolean(),
  isEncrypted: z.boolean(),
  isLate: z.boolean(),
  lastGood: backup.nullable(),
  backups: z.array(backup),
});
export type BackupState = z.infer<typeof backupState>;

export const backupStarted = z.object({ message: z.string() });
