import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { backoffDelay } from "../../lib/async/backoff.ts";
import { sleep } from "../../lib/async/sleep.ts";
import type { Log } from "../../lib/log.ts";
import { StartError } from "../../lib/start-error.ts";

const restart = { first: 500, longest: 30_000 };
/** One that ran for so long (ms) did not die of its start. */
const settledMilliseconds = 60_000;

/** What a process tells once it serves. */
export const readyMessage = "ready";

/** Runs the product in so many processes that share its port; one that dies is started anew. */
export const startProcesses = (count: number, log: Log) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const workers = new Set<Worker>();

  /** Resolves with exit code and signal. */
  const fork = (onReady: () => void) => {
    const worker = cluster.fork();
    workers.add(worker);
    worker.on("message", (message) => {
      if (message === readyMessage) onReady();
    });
    return once(worker, "exit").finally(() => workers.delete(worker));
  };

  const keepRunning = async (exited: Promise<unknown[]>, onReady = () => {}) => {
    let failures = 0;
    let began = performance.now();
    let running = exited;
    for (;;) {
      const [code, endedBy] = await running;
      if (performance.now() - began > settledMilliseconds) failures = 0;
      const fields = { event: "process.restart", code, signal: endedBy, failures };
      if (!signal.aborted) log.warn(fields, "A process ended and is started anew.");
      await sleep(backoffDelay(failures, restart), signal);
      if (signal.aborted) return;
      failures += 1;
      began = performance.now();
      running = fork(onReady);
    }
  };

  const startFirst = async () => {
    const ready = Promise.withResolvers<boolean>();
    const exited = fork(() => ready.resolve(true));
    const isReady = await Promise.race([ready.promise, exited.then(() => false)]);
    if (!isReady) throw new StartError("The product does not start; what it says stands above.");
    void keepRunning(exited);
  };

  /** Resolves once it serves, or what is started in its place. */
  const startAnother = () => {
    const ready = Promise.withResolvers<void>();
    void keepRunning(fork(ready.resolve), ready.resolve);
    return ready.promise;
  };

  return {
    /** The first one alone finds what has to be made. Returns whether all serve, or a stop came before; throws {@link StartError}. */
    start: async (): Promise<boolean> => {
      await startFirst();
      const others = Promise.all(Array.from({ length: count - 1 }, startAnother));
      const stop = once(signal, "abort").then(() => false);
      return Promise.race([others.then(() => true), stop]);
    },
    stop: async () => {
      stopped.abort();
      const ends = [...workers].map((worker) => once(worker, "exit"));
      for (const worker of workers) worker.process.kill("SIGTERM");
      await Promise.all(ends);
    },
  };
};
