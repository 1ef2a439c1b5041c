import { setTimeout as pause } from "node:timers/promises";

type Pace = {
  /** Between two tries (ms). */
  every: number;
  /** All tries together (ms). */
  within: number;
  /** What is thrown when the time is over. */
  problem: string;
};

/** Tries until `read` resolves with something; it is given a signal that ends with the time. */
export const pollUntil = async <Answer>(
  read: (signal: AbortSignal) => Promise<Answer | undefined>,
  { every, within, problem }: Pace,
): Promise<Answer> => {
  const deadline = AbortSignal.timeout(within);
  try {
    while (!deadline.aborted) {
      const answer = await read(deadline);
      if (answer !== undefined) return answer;
      await pause(every);
    }
  } catch (error) {
    if (!deadline.aborted) throw error;
  }
  throw new Error(problem);
};
