import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { AppError, tooLarge, unavailable } from "#platform/errors.ts";
import { type Job, reply } from "./image-worker-messages.ts";

/** glibc keeps the peak memory of each thread: with these settings it returns large blocks at once. */
const environment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // libvips encodes on these threads: two sizes of a picture at once.
  UV_THREADPOOL_SIZE: "2",
};
/** Milliseconds after which a stuck worker is killed. */
const jobTimeout = 120_000;

export class WorkerExitError extends Error {}

export const startImageWorker = async (file: string, execPath: string): Promise<ChildProcess> => {
  try {
    const worker = fork(file, {
      env: environment,
      execPath,
      execArgv: ["--expose-gc"],
      serialization: "advanced",
      stdio: ["pipe", "ignore", "inherit", "ipc"],
    });
    await once(worker, "spawn");
    // A worker that dies during a write is noticed by its exit.
    for (const part of [worker, worker.stdin]) part?.on("error", () => {});
    return worker;
  } catch (error) {
    throw Object.assign(unavailable(), { cause: error });
  }
};

export const killWorker = (worker: ChildProcess) => {
  worker.kill("SIGKILL");
};

const request = async (worker: ChildProcess, bytes: Uint8Array, job: Job) => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onExit = () => reject(new WorkerExitError());
  const giveUp = () => reject(tooLarge("The picture takes too long to read."));
  const timer = setTimeout(giveUp, jobTimeout);
  worker.once("message", resolve).once("exit", onExit);
  try {
    worker.send(job, (error) => error && onExit());
    worker.stdin?.write(bytes);
    return reply.parse(await promise);
  } finally {
    clearTimeout(timer);
    worker.off("message", resolve).off("exit", onExit);
  }
};

/** Has a job done; throws the picture's fault as an {@link AppError}. `release` gets a worker that can do more. */
export const runJob = async (
  worker: ChildProcess,
  { bytes, job }: { bytes: Uint8Array; job: Job },
  release: (worker: ChildProcess) => void,
) => {
  let isReusable = false;
  try {
    const { result, mustExit } = await request(worker, bytes, job);
    isReusable = !mustExit;
    if (result.outcome === "done") return result.value;
    if (result.outcome === "failed") throw new Error(result.message);
    throw new AppError(result.code, result.message);
  } finally {
    if (isReusable && worker.connected) release(worker);
    else killWorker(worker);
  }
};
