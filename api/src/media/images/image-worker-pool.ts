import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { AppError, tooLarge, unavailable, unsupportedMediaType } from "../../errors.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { encodedFiles, ingestedImage, type Job, reply } from "./worker/messages.ts";

const workerFile = fileURLToPath(new URL("./worker/main.ts", import.meta.url));

/** glibc keeps for ever what many threads once had; so set, it gives large pieces back at once. */
const environment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
/** Milliseconds: a worker ends long before by itself, unless it is stuck. */
const jobTimeout = 120_000;
const idleTimeout = 30_000;

/** A worker has ended before it answered. */
class WorkerExitError extends Error {}

const end = (worker: ChildProcess) => {
  worker.kill("SIGKILL");
};

/**
 * Has the work on pictures done by processes of their own, as many as there is to do at once: one
 * that takes too much time or memory is ended, one that crashes takes nothing with it, and when
 * there is nothing to do their memory is free.
 */
export const createImageWorkerPool = (file = workerFile, execPath = process.execPath) => {
  const running = new Set<ChildProcess>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  const stopResting = (worker: ChildProcess) => {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
  };

  /** 503 where the machine has no room for another process. */
  const start = async () => {
    try {
      const worker = fork(file, {
        env: environment,
        execPath,
        execArgv: [],
        serialization: "advanced",
        stdio: ["pipe", "ignore", "inherit", "ipc"],
      });
      await once(worker, "spawn");
      running.add(worker);
      worker.once("exit", () => {
        running.delete(worker);
        stopResting(worker);
      });
      // Who dies while it is written to is missed by its end.
      for (const part of [worker, worker.stdin]) part?.on("error", () => {});
      return worker;
    } catch (error) {
      throw Object.assign(unavailable(), { cause: error });
    }
  };

  const wake = () => {
    const [worker] = resting.keys();
    if (!worker) return undefined;
    stopResting(worker);
    worker.ref();
    worker.channel?.ref();
    return worker;
  };

  /** Until it is needed again, or for some time; it holds up nobody who wants to leave. */
  const rest = (worker: ChildProcess) => {
    resting.set(worker, setTimeout(end, idleTimeout, worker).unref());
    worker.unref();
    worker.channel?.unref();
  };

  const ask = async (worker: ChildProcess, bytes: Uint8Array, order: Job) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const lose = () => reject(new WorkerExitError());
    const giveUp = () => reject(tooLarge("The picture takes too long to read."));
    const waiting = setTimeout(giveUp, jobTimeout);
    worker.once("message", resolve).once("exit", lose);
    try {
      worker.send(order, (error) => error && lose());
      worker.stdin?.write(bytes);
      return reply.parse(await promise);
    } finally {
      clearTimeout(waiting);
      worker.off("message", resolve).off("exit", lose);
    }
  };

  const runOn = async (worker: ChildProcess, bytes: Uint8Array, order: Job) => {
    let isFit = false;
    try {
      const { result, mustExit } = await ask(worker, bytes, order);
      isFit = !mustExit;
      if (result.outcome === "done") return result.value;
      if (result.outcome === "failed") throw new Error(result.message);
      throw new AppError(result.code, result.message);
    } finally {
      if (isFit && worker.connected) rest(worker);
      else end(worker);
    }
  };

  const run = async (bytes: Uint8Array, order: Job) => {
    const rested = wake();
    try {
      if (rested) return await runOn(rested, bytes, order);
    } catch (error) {
      // It may have been ended while it rested; that is not the picture's fault.
      if (!(error instanceof WorkerExitError)) throw error;
    }
    try {
      return await runOn(await start(), bytes, order);
    } catch (error) {
      if (error instanceof WorkerExitError)
        throw unsupportedMediaType("The picture cannot be read.");
      throw error;
    }
  };

  const work: ImageProcessor = {
    ingest: async (bytes) =>
      ingestedImage.parse(await run(bytes, { job: "ingest", length: bytes.length })),
    render: async (source, plan) =>
      encodedFiles.parse(await run(source, { job: "render", length: source.length, plan })),
  };
  return {
    ...work,
    pids: () => [...running].flatMap(({ pid }) => pid ?? []),
    /** Ends them all, whatever they do. */
    stop: () => {
      for (const worker of running) end(worker);
    },
  };
};
