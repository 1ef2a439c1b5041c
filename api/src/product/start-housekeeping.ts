import { setTimeout as pause } from "node:timers/promises";
import { withoutValues } from "#db/failures.ts";
import type { Log } from "../log.ts";

/** What is done now and again; returns what was done, by count. */
export type Chore = {
  name: string;
  run: () => Promise<Record<string, number>>;
  /** Milliseconds from one time to the next. */
  every: number;
};

/** Does each chore now and then again and again. One that fails is tried again the next time. */
export const startHousekeeping = (chores: readonly Chore[], log: Log) => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const runOnce = async ({ name, run }: Chore) => {
    try {
      const done = await run();
      if (Object.values(done).some((count) => count > 0)) log.info(done, name);
    } catch (error) {
      log.error({ err: withoutValues(error) }, `${name}: to be tried again`);
    }
  };

  const repeat = async (chore: Chore) => {
    while (!signal.aborted) {
      await runOnce(chore);
      await pause(chore.every, undefined, { ref: false, signal }).catch(() => {});
    }
  };

  const running = Promise.all(chores.map(repeat));
  return {
    /** Resolves once nothing is done any more. */
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
