import { pollUntil } from "../poll-until.ts";

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
  const problem = `${address} is not served.`;
  const read = async () => (await isServed(address)) || undefined;
  await pollUntil(read, { every: 5, within: longestStart, problem });
};
