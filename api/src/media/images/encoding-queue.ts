import PQueue from "p-queue";

const concurrency = 2;

export const createEncodingQueue = () => {
  const queue = new PQueue({ concurrency });
  return {
    foreground: <T>(task: () => Promise<T>) => queue.add(task, { priority: 1 }),
    background: <T>(task: () => Promise<T>, signal: AbortSignal) =>
      queue.add(task, { priority: 0, signal }),
  };
};
export type EncodingQueue = ReturnType<typeof createEncodingQueue>;
