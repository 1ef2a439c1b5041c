import type { EventLog } from "#audit/event-log.ts";
import { removeLeftWork } from "#backups/backup-folder.ts";
import { createBackupHistory } from "#backups/backup-history.ts";
import { createBackupPort } from "#backups/backup-port.ts";
import { createBackupSchedule } from "#backups/backup-schedule.ts";
import { createBackups } from "#backups/backups.ts";
import { createDestination } from "#backups/destination.ts";
import { packInWorker } from "#backups/pack-in-worker.ts";
import { createBackupsService } from "#backups/screen/backups.service.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { isFile } from "#platform/db/client.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

export const wireBackups = (
  { db, settings, packBackup, readDiskSpace, log, now }: ServiceDeps,
  content: Pick<ContentService, "readSettings">,
  { writeAccounts }: Pick<Mail, "writeAccounts">,
  events: Pick<EventLog, "note">,
) => {
  const { DATA_DIR: dataDir, BACKUP_EVERY: every } = settings;
  const destination = createDestination(settings);
  const history = createBackupHistory({ db, destination });
  const pack = packBackup ?? packInWorker;
  const backups = createBackups({ history, destination, settings, pack, readDiskSpace, log, now });
  const readTimeZone = async () => (await content.readSettings()).hours.timeZone;
  const schedule = createBackupSchedule({ backups, history, every, readTimeZone, log, now });
  const port = createBackupPort({ dataDir, backups, log });
  const service = { history, schedule, destination, settings, now, log, events, writeAccounts };
  return {
    backups: createBackupsService({ ...service, maker: backups }),
    backupWork: {
      start: async () => {
        if (!isFile(settings.DATABASE_URL)) return;
        const warn = (message: string) => (error: unknown) =>
          log.error({ event: "backup.unusable", err: error }, message);
        await removeLeftWork(dataDir).catch(warn("The backup folder cannot be used."));
        await port.start().catch(warn("`pnpm backup` cannot reach this process."));
        schedule.start();
      },
      stop: () => Promise.all([backups.stop(), schedule.stop(), port.stop()]),
    },
  };
};
