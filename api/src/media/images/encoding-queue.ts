import { availableParallelism } from "node:os";
import PQueue from "p-queue";

/** Each job keeps a core busy; two at once are as much memory as the smallest server can give. */
const concurrency = Math.min(2, availableParallelism());

export const createEncodingQueue = () => {
  const queue = new PQueue({ concurrency });
  return {
    foreground: <T>(task: () => Promise<T>) => queue.add(task, { priority: 1 }),
    background: <T>(task: () => Promise<T>, signal: AbortSignal) =>
      queue.add(task, { priority: 0, signal }),
  };
};
export type EncodingQueue = ReturnType<typeof createEncodingQueue>;
