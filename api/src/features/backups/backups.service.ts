import type { Backup, BackupState } from "shared/backups";
import { isFile } from "#db/client.ts";
import { isDiskFull, redactValues } from "#db/sqlite-errors.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import type { EventLog } from "../../audit/event-log.ts";
import type { BackupHistory, BackupRow } from "../../backup/backup-history.ts";
import type { BackupSchedule } from "../../backup/backup-schedule.ts";
import type { Destination } from "../../backup/destination.ts";
import type { RemoteBackups } from "../../backup/remote-backups.ts";
import type { StoredBackups } from "../../backup/stored-backups.ts";
import { conflict, notFound } from "../../lib/errors.ts";
import type { Log } from "../../lib/log.ts";
import type { WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { notifyAdmins } from "../../outbox/account-mails/notices.ts";

const listed = 20;

type Deps = {
  history: BackupHistory;
  stored: StoredBackups;
  schedule: BackupSchedule;
  remote: RemoteBackups;
  destination: Destination;
  settings: {
    DATABASE_URL: string;
    BACKUP_KEEP: number;
    BACKUP_KEY?: string | undefined;
    mediaS3?: object | undefined;
  };
  now: () => Date;
  log: Log;
  events: Pick<EventLog, "note">;
  writeAccounts: WriteAccounts;
};

/** What admins see of the backups, and what they may ask for. */
export const createBackupsService = (deps: Deps) => {
  const { history, stored, schedule, remote, destination, settings, now } = deps;
  const { log, events, writeAccounts } = deps;
  const isPossible = isFile(settings.DATABASE_URL);
  const { read } = destination;

  const canRead = async ({ file, place }: BackupRow) =>
    read !== undefined && file !== null && place === destination.name && destination.holds(file);
  const readRunning = () => (schedule.isStarted() ? schedule.running() : remote.running());
  const toBackup = async (row: BackupRow): Promise<Backup> => ({
    ...row,
    isDownloadable: await canRead(row),
  });

  return {
    state: async (): Promise<BackupState> => {
      const rows = await history.list(listed);
      const good = await stored.findLastGood(now());
      return {
        isPossible,
        running: await readRunning(),
        nextAt: isPossible ? ((await schedule.nextAt())?.toISOString() ?? null) : null,
        keep: settings.BACKUP_KEEP,
        place: { kind: await destination.kind(), name: destination.name },
        picturesInBucket: settings.mediaS3 !== undefined,
        isEncrypted: settings.BACKUP_KEY !== undefined,
        isLate: isPossible && (await schedule.isLate()),
        lastGood: good ? await toBackup(good) : null,
        backups: await Promise.all(rows.map(toBackup)),
      };
    },
    isLate: async () => isPossible && (await schedule.isLate()),
    /** 409 while one is being made, or where the database is on a server. */
    start: async () => {
      if (!isPossible)
        throw conflict("The database is on a server of its own, which keeps its backups.");
      if (await readRunning()) throw conflict("A backup is being made already.");
      if (schedule.isStarted()) schedule.ask();
      else await remote.ask();
    },
    /** 404 where it is not kept any more, or cannot be read from here. Nothing is opened before `parts` are read. */
    find: async (id: string) => {
      const row = await history.find(id);
      if (!row?.file || !read || !(await canRead(row))) throw notFound("Backup");
      return { id, name: row.file, parts: read(row.file) };
    },
    /** Tells all admins; on a full disk, where a backup is needed most, the activity log alone, as soon as it can. */
    noteDownload: async (by: Actor, email: string, { id, name }: { id: string; name: string }) => {
      const subject = { kind: "backup", id, name } as const;
      const event = { action: "backup.downloaded", subject } as const;
      const what = `The backup ${name} was downloaded`;
      try {
        await writeAccounts(async (tx, mails) => {
          await addEntry(tx, { ...event, by, at: now() });
          await notifyAdmins(tx, { what, by: email }, mails);
        });
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        log.error({ event: "backup.untold", err: redactValues(error) }, "Nobody is told by mail.");
        events.note(by, event);
      }
    },
  };
};
export type BackupsService = ReturnType<typeof createBackupsService>;
