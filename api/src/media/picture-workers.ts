import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError, tooLarge, unsupportedMediaType } from "../errors.ts";
import type { PictureWork } from "./picture-work.ts";
import { answer, type Order, rendered, takenIn } from "./worker/messages.ts";

const workerFile = fileURLToPath(new URL("./worker/main.ts", import.meta.url));

/** glibc keeps for ever what many threads once had; so set, it gives large pieces back at once. */
const environment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
/** Milliseconds: a worker ends long before by itself, unless it is stuck. */
const longestJob = 120_000;
const longestRest = 30_000;

/**
 * Has the work on pictures done by processes of their own, as many as there is to do at once: one
 * that takes too much time or memory is ended, one that crashes takes nothing with it, and when
 * there is nothing to do their memory is free.
 */
export const createPictureWorkers = (file = workerFile) => {
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  const forget = (worker: ChildProcess) => {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
  };

  const start = () => {
    const worker = fork(file, {
      env: environment,
      execArgv: [],
      serialization: "advanced",
      stdio: ["pipe", "ignore", "inherit", "ipc"],
    });
    // Who dies while it is written to is missed by its end.
    worker.stdin?.on("error", () => {});
    // One that was ended from outside while it rested is not to be asked again.
    worker.once("exit", () => forget(worker));
    return worker;
  };

  const wake = () => {
    const [worker] = [...resting.keys()];
    if (!worker) return start();
    forget(worker);
    worker.ref();
    worker.channel?.ref();
    return worker;
  };

  const end = (worker: ChildProcess) => {
    forget(worker);
    worker.kill("SIGKILL");
  };

  /** Until it is needed again, or for some time; it holds up nobody who wants to leave. */
  const rest = (worker: ChildProcess) => {
    resting.set(worker, setTimeout(end, longestRest, worker).unref());
    worker.unref();
    worker.channel?.unref();
  };

  const ask = async (worker: ChildProcess, bytes: Uint8Array, order: Order) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const lose = () => reject(unsupportedMediaType("The picture cannot be read."));
    const giveUp = () => reject(tooLarge("The picture takes too long to read."));
    const waiting = setTimeout(giveUp, longestJob);
    worker.once("message", resolve).once("exit", lose).once("error", lose);
    worker.send(order, (error) => error && lose());
    worker.stdin?.write(bytes);
    try {
      return answer.parse(await promise);
    } finally {
      clearTimeout(waiting);
      worker.off("message", resolve).off("exit", lose).off("error", lose);
    }
  };

  const run = async (bytes: Uint8Array, order: Order) => {
    const worker = wake();
    let isFit = false;
    try {
      const { result, isSpent } = await ask(worker, bytes, order);
      isFit = !isSpent;
      if (result.outcome === "done") return result.value;
      if (result.outcome === "failed") throw new Error(result.message);
      throw new AppError(result.code, result.message);
    } finally {
      if (isFit && worker.connected) rest(worker);
      else end(worker);
    }
  };

  const work: PictureWork = {
    takeIn: async (bytes) =>
      takenIn.parse(await run(bytes, { job: "takeIn", length: bytes.length })),
    render: async (source, plan) =>
      rendered.parse(await run(source, { job: "render", length: source.length, plan })),
  };
  return {
    ...work,
    /** Ends those that rest; the others end with this process. */
    stop: () => {
      for (const worker of resting.keys()) end(worker);
    },
  };
};
