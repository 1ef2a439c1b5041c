import { type Backoff, backoffDelay } from "./backoff.ts";
import { sleep } from "./sleep.ts";

/** Node's timers take no more. */
const longestSleep = 2 ** 31 - 1;

export type LoopContext = {
  signal: AbortSignal;
  /** Sleeps until the time is over or a caller uses `wake`, and returns which one happened. */
  sleepOrWake: (milliseconds: number) => Promise<"slept" | "woken">;
};

type Options = {
  /** Does what there is to do now. Returns for how long (ms) there is nothing more to do. */
  run: (context: LoopContext) => Promise<number>;
  /** Must not throw: the loop would end. */
  onError: (error: unknown, context: LoopContext) => Promise<void> | void;
  backoff: Backoff;
};

/** Works until stopped: runs, sleeps as long as there is nothing to do, and backs off after errors. */
export const createWorkLoop = ({ run, onError, backoff }: Options) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let woken = new AbortController();
  let running = Promise.resolve();

  const sleepOrWake = async (milliseconds: number) => {
    if (milliseconds > 0) await sleep(Math.min(milliseconds, longestSleep), woken.signal);
    return woken.signal.aborted ? "woken" : "slept";
  };
  const context: LoopContext = { signal, sleepOrWake };

  const loop = async () => {
    let failures = 0;
    while (!signal.aborted) {
      woken = new AbortController();
      try {
        const idle = await run(context);
        failures = 0;
        await sleepOrWake(idle);
      } catch (error) {
        if (signal.aborted) return;
        await onError(error, context);
        await sleepOrWake(backoffDelay(failures, backoff));
        failures += 1;
      }
    }
  };

  return {
    start: () => {
      running = loop();
    },
    wake: () => woken.abort(),
    stop: async () => {
      stopping.abort();
      woken.abort();
      await running;
    },
  };
};
