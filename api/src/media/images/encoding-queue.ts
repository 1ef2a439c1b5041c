import PQueue from "p-queue";

export const createEncodingQueue = () => {
  // A second picture at once would need a second worker process, which takes 100 MB.
  const queue = new PQueue({ concurrency: 1 });
  return {
    foreground: <T>(task: () => Promise<T>) => queue.add(task, { priority: 1 }),
    background: <T>(task: () => Promise<T>, signal: AbortSignal) =>
      queue.add(task, { priority: 0, signal }),
  };
};
export type EncodingQueue = ReturnType<typeof createEncodingQueue>;
