import type { RecordAndNotify } from "#audit/audit-event.ts";
import type { EventLog } from "#audit/event-log.ts";
import { isFile } from "#platform/db/client.ts";
import type { DiskSpace } from "#platform/disk-space.ts";
import type { DomainDeps } from "#platform/domain-deps.ts";
import type { Settings } from "#platform/env/env.ts";
import { removeLeftWork } from "./backup-folder.ts";
import { createBackupHistory } from "./backup-history.ts";
import { createBackupMaker } from "./backup-maker.ts";
import { createBackupPort } from "./backup-port.ts";
import { createBackupSchedule } from "./backup-schedule.ts";
import { createDestination } from "./destination.ts";
import type { packBackup } from "./make-backup.ts";
import { packInWorker } from "./pack-in-worker.ts";
import { createBackupsService } from "./screen/backups.service.ts";

export type BackupsDeps = DomainDeps & {
  settings: Pick<
    Settings,
    | "DATA_DIR"
    | "DATABASE_URL"
    | "BACKUP_EVERY"
    | "BACKUP_KEEP"
    | "BACKUP_TO"
    | "BACKUP_KEY"
    | "mediaS3"
    | "backupS3"
    | "given"
  >;
  readDiskSpace: () => Promise<DiskSpace>;
  readTimeZone: () => Promise<string>;
  auditEvents: Pick<EventLog, "note">;
  recordAndNotify: RecordAndNotify;
  /** Packs a backup; by default in a worker thread. */
  packBackup?: typeof packBackup | undefined;
};

/** Backups on a schedule, on request, and by the `backup` command. */
export const createBackups = (deps: BackupsDeps) => {
  const { db, log, now, settings, readDiskSpace, readTimeZone, recordAndNotify } = deps;
  const { DATA_DIR: dataDir, BACKUP_EVERY: every } = settings;
  const { auditEvents: events, packBackup: pack = packInWorker } = deps;
  const destination = createDestination(settings);
  const history = createBackupHistory({ db, destination });
  const shared = { history, destination, settings, log, now };
  const maker = createBackupMaker({ ...shared, pack, readDiskSpace });
  const schedule = createBackupSchedule({ maker, history, every, readTimeZone, log, now });
  const port = createBackupPort({ dataDir, maker, log });
  return {
    backups: createBackupsService({ ...shared, maker, schedule, events, recordAndNotify }),
    backupWork: {
      start: async () => {
        if (!isFile(settings.DATABASE_URL)) return;
        const logError = (message: string) => (error: unknown) =>
          log.error({ event: "backup.unusable", err: error }, message);
        await removeLeftWork(dataDir).catch(logError("Could not use the backup folder."));
        await port.start().catch(logError("`pnpm backup` cannot reach this process."));
        schedule.start();
      },
      stop: () => Promise.all([maker.stop(), schedule.stop(), port.stop()]),
    },
  };
};
