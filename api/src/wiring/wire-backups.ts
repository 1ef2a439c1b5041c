import { isFile } from "#db/client.ts";
import type { EventLog } from "../audit/event-log.ts";
import { createBackupHistory } from "../backup/backup-history.ts";
import { createBackupRequests } from "../backup/backup-requests.ts";
import { createBackupSchedule } from "../backup/backup-schedule.ts";
import { createBackups } from "../backup/backups.ts";
import { createDestination } from "../backup/destination.ts";
import { createRemoteBackups, createRemoteBackupsWork } from "../backup/remote-backups.ts";
import { runBackupProcess } from "../backup/run-backup-process.ts";
import { createStoredBackups } from "../backup/stored-backups.ts";
import { createBackupsService } from "../features/backups/backups.service.ts";
import type { ContentService } from "../features/content/content.service.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

/** What makes the backups, when, and what admins see of them. */
export const wireBackups = (
  { db, settings, packBackup, readDiskSpace, log, now }: ServiceDeps,
  content: Pick<ContentService, "readSettings">,
  { writeAccounts }: Pick<Mail, "writeAccounts">,
  events: Pick<EventLog, "note">,
) => {
  const history = createBackupHistory(db);
  const destination = createDestination(settings);
  const stored = createStoredBackups({ history, destination, log });
  const made = createBackups({
    db,
    history,
    destination,
    stored,
    settings,
    pack: packBackup ?? runBackupProcess,
    readDiskSpace,
    log,
    now,
  });
  const schedule = createBackupSchedule({
    backups: made,
    history,
    stored,
    every: settings.BACKUP_EVERY,
    readTimeZone: async () => (await content.readSettings()).hours.timeZone,
    log,
    now,
  });
  const requests = createBackupRequests({ dataDir: settings.DATA_DIR, backups: made, log });
  const remoteWork = createRemoteBackupsWork({ dataDir: settings.DATA_DIR, schedule, log });
  const isPossible = isFile(settings.DATABASE_URL);
  return {
    backups: createBackupsService({
      history,
      stored,
      schedule,
      remote: createRemoteBackups(settings.DATA_DIR),
      destination,
      settings,
      now,
      log,
      events,
      writeAccounts,
    }),
    backupWork: {
      start: async () => {
        if (!isPossible) return;
        await requests.start();
        schedule.start();
        remoteWork.start();
      },
      stop: () => Promise.all([requests.stop(), remoteWork.stop(), schedule.stop()]),
    },
  };
};
