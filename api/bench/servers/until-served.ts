import { setTimeout as pause } from "node:timers/promises";

/** In ms. */
const longestStart = 60_000;
const longestAnswer = 10_000;

const isServed = async (address: string) => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(longestAnswer) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
};

/** Resolves once the address is answered with 200. */
export const untilServed = async (address: string) => {
  for (const until = performance.now() + longestStart; performance.now() < until; await pause(5))
    if (await isServed(address)) return;
  throw new Error(`${address} is not served.`);
};
