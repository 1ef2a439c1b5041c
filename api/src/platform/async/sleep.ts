import { setTimeout } from "node:timers/promises";

export const sleep = async (milliseconds: number, signal: AbortSignal) => {
  await setTimeout(milliseconds, undefined, { ref: false, signal }).catch(() => {});
};
