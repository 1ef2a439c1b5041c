import { sleep } from "#platform/async/sleep.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";

export type HousekeepingJob = {
  name: string;
  /** Returns counts of its results, or `undefined` if it couldn't start. Stops at the signal. */
  run: (signal: AbortSignal) => Promise<Record<string, number> | undefined>;
  /** Milliseconds before the first run. */
  first: number;
  /** Milliseconds between two runs. */
  next: number;
};

/** Milliseconds before a job that failed or couldn't start is tried again. */
const usualRetry = 10 * 60_000;

type Options = {
  jobs: readonly HousekeepingJob[];
  log: Log;
  retry?: number;
};

/** Repeats each job until stopped. */
export const startHousekeeping = ({ jobs, log, retry = usualRetry }: Options) => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const tryOnce = async ({ name, run }: HousekeepingJob) => {
    try {
      const done = await run(signal);
      if (done && Object.values(done).some((count) => count > 0)) {
        log.info({ event: `${name}.done`, ...done }, "Housekeeping done.");
      }
      return done !== undefined;
    } catch (error) {
      const fields = { event: `${name}.retry`, err: redactValues(error) };
      if (!signal.aborted) log.warn(fields, "Housekeeping failed; retrying.");
      return false;
    }
  };

  const repeat = async (job: HousekeepingJob) => {
    let delay = job.first;
    while (!signal.aborted) {
      await sleep(delay, signal);
      if (signal.aborted) return;
      delay = (await tryOnce(job)) ? job.next : Math.min(retry, job.next);
    }
  };

  const running = Promise.all(jobs.map(repeat));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
