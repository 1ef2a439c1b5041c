import { setTimeout } from "node:timers/promises";

/** Resolves after so many milliseconds, or once the signal is aborted. Keeps no process alive. */
export const sleep = async (milliseconds: number, signal: AbortSignal) => {
  await setTimeout(milliseconds, undefined, { ref: false, signal }).catch(() => {});
};
