import { isFile } from "#db/client.ts";
import type { EventLog } from "../audit/event-log.ts";
import { removeLeftWork } from "../backup/backup-folder.ts";
import { createBackupHistory } from "../backup/backup-history.ts";
import { createBackupPort } from "../backup/backup-port.ts";
import { createBackupSchedule } from "../backup/backup-schedule.ts";
import { createBackups } from "../backup/backups.ts";
import { createDestination } from "../backup/destination.ts";
import { packInWorker } from "../backup/pack-in-worker.ts";
import { createBackupsService } from "../features/backups/backups.service.ts";
import type { ContentService } from "../features/content/content.service.ts";
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
