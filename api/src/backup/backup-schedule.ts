import { createWorkLoop } from "../lib/async/work-loop.ts";
import type { Log } from "../lib/log.ts";
import type { BackupHistory } from "./backup-history.ts";
import type { Backups } from "./backups.ts";
import { nextBackup } from "./next-backup.ts";

type Deps = {
  backups: Pick<Backups, "keep">;
  history: BackupHistory;
  /** Milliseconds between two; 0 for none. */
  every: number;
  readTimeZone: () => Promise<string>;
  log: Log;
  now: () => Date;
};

/** The clock may be set meanwhile: it is looked at so often (ms). */
const glance = 60_000;

/** Has backups made when they are due, and when an admin asks. */
export const createBackupSchedule = (deps: Deps) => {
  const { backups, history, every, now } = deps;
  let startedAt = now();
  let isAsked = false;

  const nextAt = async () => {
    if (every === 0) return undefined;
    const at = now();
    if (at < startedAt) startedAt = at;
    const row = await history.newest(at);
    const last = row && { at: new Date(row.startedAt), isGood: row.status === "good" };
    return nextBackup({ startedAt, last }, every, await deps.readTimeZone());
  };

  const loop = createWorkLoop({
    run: async ({ signal }) => {
      const next = await nextAt();
      const isDue = next !== undefined && next <= now();
      if (!isAsked && !isDue) return glance;
      const reason = isAsked ? "admin" : "schedule";
      try {
        await backups.keep(reason, signal);
      } finally {
        isAsked = false;
      }
      return 0;
    },
    onError: (error) => deps.log.error({ event: "backup.retry", err: error }, "Backups pause."),
    backoff: { first: glance, longest: 10 * glance },
  });

  return {
    start: loop.start,
    stop: loop.stop,
    nextAt,
    /** Whether there has been no good one for twice the interval. */
    isLate: async () => {
      if (every === 0) return false;
      const good = await history.lastGood(now());
      const since = good ? Date.parse(good.startedAt) : startedAt.getTime();
      return now().getTime() - since > 2 * every;
    },
    isAsked: () => isAsked,
    ask: () => {
      isAsked = true;
      loop.wake();
    },
  };
};
export type BackupSchedule = ReturnType<typeof createBackupSchedule>;
