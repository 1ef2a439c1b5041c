import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { unsupportedMediaType } from "#platform/errors.ts";
import type { ImageProcessor } from "../image-processor.ts";
import { killWorker, runJob, startImageWorker, WorkerExitError } from "./image-worker.ts";
import { encodedFiles, ingestedImage, type Job } from "./image-worker-messages.ts";

const workerFile = fileURLToPath(new URL("./image-worker-main.ts", import.meta.url));
const idleTimeout = 30_000;

/** A JPEG of 50 megapixels that comes in passes takes 200 MB. */
const memory = 330_000_000;
/** An upload of 12 megapixels takes half a second of the processor, all its WebP and AVIF two. */
const usualLimits = { ingest: { cpuSeconds: 4, memory }, render: { cpuSeconds: 30, memory } };

const createIdleWorkers = () => {
  const timers = new Map<ChildProcess, NodeJS.Timeout>();
  const remove = (worker: ChildProcess) => {
    clearTimeout(timers.get(worker));
    timers.delete(worker);
  };
  return {
    remove,
    add: (worker: ChildProcess) => {
      timers.set(worker, setTimeout(killWorker, idleTimeout, worker).unref());
      worker.unref();
      worker.channel?.unref();
    },
    take: () => {
      const [worker] = timers.keys();
      if (!worker) return undefined;
      remove(worker);
      worker.ref();
      worker.channel?.ref();
      return worker;
    },
  };
};

/** One that takes too much time or memory is ended, one that crashes takes nothing with it. */
export const createImageWorkerPool = ({
  file = workerFile,
  execPath = process.execPath,
  limits = usualLimits,
} = {}) => {
  const workers = new Set<ChildProcess>();
  const idle = createIdleWorkers();

  const start = async () => {
    const worker = await startImageWorker(file, execPath);
    workers.add(worker);
    worker.once("exit", () => {
      workers.delete(worker);
      idle.remove(worker);
    });
    return worker;
  };

  const run = async (bytes: Uint8Array, job: Job) => {
    const idleWorker = idle.take();
    try {
      if (idleWorker) return await runJob(idleWorker, { bytes, job }, idle.add);
    } catch (error) {
      // It may have been ended while it was idle; that is not the picture's fault.
      if (!(error instanceof WorkerExitError)) throw error;
    }
    try {
      return await runJob(await start(), { bytes, job }, idle.add);
    } catch (error) {
      if (error instanceof WorkerExitError) {
        throw unsupportedMediaType("The picture cannot be read.");
      }
      throw error;
    }
  };

  const processor: ImageProcessor = {
    ingest: async (bytes) =>
      ingestedImage.parse(
        await run(bytes, { kind: "ingest", length: bytes.length, limits: limits.ingest }),
      ),
    render: async (source, plan) =>
      encodedFiles.parse(
        await run(source, { kind: "render", length: source.length, limits: limits.render, plan }),
      ),
  };
  return {
    ...processor,
    pids: () => [...workers].flatMap(({ pid }) => pid ?? []),
    stop: () => {
      for (const worker of workers) killWorker(worker);
    },
  };
};
