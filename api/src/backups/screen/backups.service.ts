import type { Backup, BackupState } from "shared/backups/backups";
import type { RecordAndNotify } from "#audit/audit-event.ts";
import type { EventLog } from "#audit/event-log.ts";
import type { Actor } from "#platform/actor.ts";
import { isFile } from "#platform/db/client.ts";
import { isDiskFull, redactValues } from "#platform/db/sqlite-errors.ts";
import { conflict, notFound } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import type { BackupHistory, BackupRow } from "../backup-history.ts";
import type { BackupMaker } from "../backup-maker.ts";
import type { BackupSchedule } from "../backup-schedule.ts";
import type { Destination } from "../destination.ts";

const listed = 20;

type Deps = {
  maker: Pick<BackupMaker, "keep" | "running">;
  history: BackupHistory;
  schedule: Pick<BackupSchedule, "nextAt" | "isLate">;
  destination: Destination;
  settings: {
    DATABASE_URL: string;
    BACKUP_KEEP: number;
    BACKUP_KEY?: string | undefined;
    mediaS3?: object | undefined;
  };
  log: Log;
  events: Pick<EventLog, "note">;
  recordAndNotify: RecordAndNotify;
};

/** The backups as admins see and request them. */
export const createBackupsService = (deps: Deps) => {
  const { maker, history, schedule, destination, settings, log, events } = deps;
  const isPossible = isFile(settings.DATABASE_URL);
  const { read } = destination;

  const canRead = async (row: BackupRow) => read !== undefined && history.isKept(row);
  const toBackup = async (row: BackupRow): Promise<Backup> => ({
    ...row,
    isDownloadable: await canRead(row),
  });

  return {
    state: async (): Promise<BackupState> => {
      const good = await history.lastGood();
      return {
        isPossible,
        running: maker.running(),
        nextAt: isPossible ? ((await schedule.nextAt())?.toISOString() ?? null) : null,
        keep: settings.BACKUP_KEEP,
        place: { kind: await destination.kind(), name: destination.name },
        picturesInBucket: settings.mediaS3 !== undefined,
        isEncrypted: settings.BACKUP_KEY !== undefined,
        isLate: isPossible && (await schedule.isLate()),
        lastGood: good ? await toBackup(good) : null,
        backups: await Promise.all((await history.list().limit(listed)).map(toBackup)),
      };
    },
    isLate: async () => isPossible && (await schedule.isLate()),
    /** 409 while one is being made, or where the database is on a server. */
    start: () => {
      if (!isPossible) throw conflict("The database is on a database server. Back it up there.");
      if (maker.running()) throw conflict("A backup is already running.");
      maker
        .keep("admin")
        .catch((error: unknown) => log.error({ event: "backup.failed", err: redactValues(error) }));
    },
    /** 404 where the file is gone or in a bucket. It is opened when the first of its `parts` is read. */
    find: async (id: string) => {
      const row = await history.find(id);
      if (!row?.file || !read || !(await canRead(row))) throw notFound("Backup");
      return { id, name: row.file, parts: read(row.file) };
    },
    /** Mails all admins. A full disk, where a backup is needed most, does not stop the download. */
    noteDownload: async (by: Actor, email: string, { id, name }: { id: string; name: string }) => {
      const subject = { kind: "backup", id, name } as const;
      const event = { action: "backup.downloaded", subject } as const;
      const sentence = `The backup ${name} was downloaded`;
      try {
        await deps.recordAndNotify({ ...by, email }, sentence, event);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        log.error(
          { event: "backup.not_announced", err: redactValues(error) },
          "Admins not notified of a backup download: disk full.",
        );
        events.note(by, event);
      }
    },
  };
};
export type BackupsService = ReturnType<typeof createBackupsService>;
