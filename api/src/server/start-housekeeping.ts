import { sleep } from "#platform/async/sleep.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";

export type Chore = {
  name: string;
  /** Returns what was done, by count; `undefined` when it could not begin. Breaks off at the signal. */
  run: (signal: AbortSignal) => Promise<Record<string, number> | undefined>;
  first: number;
  next: number;
};

/** A chore that failed or could not begin is tried again after so long (ms). */
const usualRetry = 10 * 60_000;

type Options = {
  chores: readonly Chore[];
  log: Log;
  retry?: number;
};

/** Does each chore again and again, until stopped. */
export const startHousekeeping = ({ chores, log, retry = usualRetry }: Options) => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const tryOnce = async ({ name, run }: Chore) => {
    try {
      const done = await run(signal);
      if (done && Object.values(done).some((count) => count > 0)) {
        log.info({ event: `${name}.done`, ...done }, "Housekeeping was done.");
      }
      return done !== undefined;
    } catch (error) {
      const fields = { event: `${name}.retry`, err: redactValues(error) };
      if (!signal.aborted) log.warn(fields, "Housekeeping is tried again.");
      return false;
    }
  };

  const repeat = async (chore: Chore) => {
    let delay = chore.first;
    while (!signal.aborted) {
      await sleep(delay, signal);
      if (signal.aborted) return;
      delay = (await tryOnce(chore)) ? chore.next : Math.min(retry, chore.next);
    }
  };

  const running = Promise.all(chores.map(repeat));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
