import { Worker } from "node:worker_threads";

const threadFile = new URL("./parsing-thread-main.ts", import.meta.url);

/** Megabytes; what files hold does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
/** Milliseconds that a thread is kept for the next mail: to begin one takes longer than to parse most. */
const longestRest = 10_000;

let resting: Worker | undefined;
let restEnds: NodeJS.Timeout | undefined;

const startThread = () => {
  const thread = new Worker(threadFile, { env: {}, execArgv: [], resourceLimits });
  // A thread may fail after its caller has given up.
  thread.on("error", () => {});
  thread.once("exit", () => {
    if (resting === thread) resting = undefined;
  });
  return thread;
};

/** Returns the idle thread or a new one. The caller must release it or end it. */
export const takeThread = (): Worker => {
  clearTimeout(restEnds);
  const thread = resting ?? startThread();
  resting = undefined;
  thread.ref();
  return thread;
};

export const letRest = async (thread: Worker) => {
  if (resting) return void (await thread.terminate());
  resting = thread;
  thread.unref();
  restEnds = setTimeout(() => {
    // Before it has ended: a mail given to it would count as broken.
    resting = undefined;
    void thread.terminate();
  }, longestRest).unref();
};
