import PQueue from "p-queue";

/** Each task keeps a core busy and some tens of megabytes of pixels. */
const concurrency = 2;

/** All decoding and encoding of the process; whoever uploads goes before what may be done later. */
export const createEncodingQueue = () => {
  const queue = new PQueue({ concurrency });
  return {
    foreground: <T>(task: () => Promise<T>) => queue.add(task, { priority: 1 }),
    background: <T>(task: () => Promise<T>, signal: AbortSignal) =>
      queue.add(task, { priority: 0, signal }),
  };
};
export type EncodingQueue = ReturnType<typeof createEncodingQueue>;
