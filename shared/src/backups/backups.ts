import { z } from "zod";

const count = z.int().min(0);

export const backupReason = z.enum(["schedule", "admin"]);
export type BackupReason = z.infer<typeof backupReason>;

export const backupStatus = z.enum(["good", "failed"]);
export type BackupStatus = z.infer<typeof backupStatus>;

/** Row counts of a backup. `pictureFiles` counts all sizes of all photos; 0 if they are in a bucket. */
export const backupCounts = z.object({
  tours: count,
  inquiries: count,
  messages: count,
  accounts: count,
  pictureFiles: count,
  missingPictureFiles: count,
});
export type BackupCounts = z.infer<typeof backupCounts>;

/** `good`: a trial restore into an empty folder was opened and counted. `file`: the file's name while it is kept. */
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

/** `database`: copying it; `files`: packing and restoring on trial; `storing`: moving the file to its destination. */
export const backupStep = z.enum(["database", "files", "storing"]);
export type BackupStep = z.infer<typeof backupStep>;

/**
 * `place`: a folder, on the data's disk or not (`same-disk`), or a bucket. `nextAt`: `null` if none is scheduled.
 * `isLate`: no good backup for twice the interval. `backups`: newest first.
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
