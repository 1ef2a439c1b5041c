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

const untilReady = async (worker: Worker) => {
  for (;;) {
    const [message] = await once(worker, "message");
    if (message === readyMessage) return;
  }
};

/** Runs the product in so many processes that share its port; one that dies is started anew. */
export const startProcesses = (count: number, log: Log) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const workers = new Set<Worker>();

  const fork = () => {
    const worker = cluster.fork();
    const exited = once(worker, "exit").finally(() => workers.delete(worker));
    workers.add(worker);
    return { ready: untilReady(worker), exited };
  };

  const keepRunning = async (exited: Promise<unknown>) => {
    let failures = 0;
    let began = performance.now();
    let running = exited;
    for (;;) {
      await running;
      if (performance.now() - began > settledMilliseconds) failures = 0;
      if (!signal.aborted)
        log.warn({ event: "process.restart", failures }, "A process ended and is started anew.");
      await sleep(backoffDelay(failures, restart), signal);
      if (signal.aborted) return;
      failures += 1;
      began = performance.now();
      running = fork().exited;
    }
  };

  return {
    /** The first one alone finds what has to be made; throws {@link StartError} when it does not start. */
    start: async () => {
      const first = fork();
      const isReady = await Promise.race([
        first.ready.then(() => true),
        first.exited.then(() => false),
      ]);
      if (!isReady) throw new StartError("The product does not start; what it says stands above.");
      const others = Array.from({ length: count - 1 }, fork);
      for (const { exited } of [first, ...others]) void keepRunning(exited);
      await Promise.race([Promise.all(others.map(({ ready }) => ready)), once(signal, "abort")]);
    },
    stop: async () => {
      stopped.abort();
      const ends = [...workers].map((worker) => once(worker, "exit"));
      for (const worker of workers) worker.process.kill("SIGTERM");
      await Promise.all(ends);
    },
  };
};
