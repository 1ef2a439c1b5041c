import { setTimeout as pause } from "node:timers/promises";
import { isBusy } from "./sqlite-errors.ts";

/** Give up on a locked database this long after the first caller asked. */
const patienceMilliseconds = 2_000;
const retryMilliseconds = 20;

/** Tries again while others hold the database's lock; `since` is when it was asked for (ms of `performance.now`). */
export const retryWhileBusy = async <T>(since: number, attempt: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > since + patienceMilliseconds) throw error;
      await pause(retryMilliseconds);
    }
  }
};
