import { createWorkLoop } from "#platform/async/work-loop.ts";
import type { Log } from "#platform/log.ts";
import type { BackupHistory } from "./backup-history.ts";
import type { BackupMaker } from "./backup-maker.ts";
import { nextBackup } from "./next-backup.ts";

type Deps = {
  maker: Pick<BackupMaker, "keep">;
  history: BackupHistory;
  /** Milliseconds between two; 0 for none. */
  every: number;
  readTimeZone: () => Promise<string>;
  log: Log;
  now: () => Date;
};

const minute = 60_000;

/** Makes backups when they are due. */
export const createBackupSchedule = (deps: Deps) => {
  const { maker, history, every, log, now } = deps;

  /** From when on there should be backups. */
  const since = async () => new Date((await history.firstAccountAt()) ?? now());

  const nextAt = async () => {
    if (every === 0) return undefined;
    const [row] = await history.list().limit(1);
    const last = row && { at: new Date(row.startedAt), isGood: row.status === "good" };
    return nextBackup({ since: await since(), last }, every, await deps.readTimeZone());
  };

  const loop = createWorkLoop({
    run: async () => {
      const next = await nextAt();
      if (next && next <= now()) await maker.keep("schedule");
      return minute;
    },
    onError: (error) =>
      log.error({ event: "backup.retry", err: error }, "Backup schedule failed; retrying."),
    backoff: { first: minute, longest: 10 * minute },
  });

  return {
    start: loop.start,
    stop: loop.stop,
    nextAt,
    /** True when the last good backup is older than twice the interval. */
    isLate: async () => {
      if (every === 0) return false;
      const good = await history.lastGood();
      const from = good ? new Date(good.startedAt) : await since();
      return now().getTime() - from.getTime() > 2 * every;
    },
  };
};
export type BackupSchedule = ReturnType<typeof createBackupSchedule>;
