import { createWorkLoop } from "../lib/async/work-loop.ts";
import type { Log } from "../lib/log.ts";
import type { BackupHistory } from "./backup-history.ts";
import type { Backups } from "./backups.ts";
import { nextBackup } from "./next-backup.ts";
import type { StoredBackups } from "./stored-backups.ts";

type Deps = {
  backups: Pick<Backups, "keep" | "running">;
  history: BackupHistory;
  stored: StoredBackups;
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
  const { backups, history, stored, every, now } = deps;
  let startedAt = now();
  let isStarted = false;
  let askedAt: Date | undefined;

  /** From when on there should be backups; a new start puts nothing off. */
  const since = async () => {
    if (now() < startedAt) startedAt = now();
    const first = new Date((await history.firstAccountAt()) ?? startedAt);
    return first < startedAt ? first : startedAt;
  };

  const nextAt = async () => {
    if (every === 0) return undefined;
    const row = await history.newest(now());
    const last = row && { at: new Date(row.startedAt), isGood: row.status === "good" };
    return nextBackup({ since: await since(), last }, every, await deps.readTimeZone());
  };

  const loop = createWorkLoop({
    run: async ({ signal }) => {
      const next = await nextAt();
      const isDue = next !== undefined && next <= now();
      if (!askedAt && !isDue) return glance;
      const reason = askedAt ? "admin" : "schedule";
      try {
        await backups.keep(reason, signal);
      } finally {
        askedAt = undefined;
      }
      return 0;
    },
    onError: (error) => deps.log.error({ event: "backup.retry", err: error }, "Backups pause."),
    backoff: { first: glance, longest: 10 * glance },
  });

  return {
    start: () => {
      isStarted = true;
      loop.start();
    },
    stop: loop.stop,
    nextAt,
    /** Whether there has been no good one for twice the interval. */
    isLate: async () => {
      if (every === 0) return false;
      const good = await stored.findLastGood(now());
      const from = good ? new Date(good.startedAt) : await since();
      return now().getTime() - from.getTime() > 2 * every;
    },
    /** Whether backups are made in this process. */
    isStarted: () => isStarted,
    /** What is being made, or was asked for. */
    running: () =>
      backups.running() ??
      (askedAt ? ({ since: askedAt.toISOString(), step: "database" } as const) : null),
    ask: () => {
      askedAt = now();
      loop.wake();
    },
  };
};
export type BackupSchedule = ReturnType<typeof createBackupSchedule>;
