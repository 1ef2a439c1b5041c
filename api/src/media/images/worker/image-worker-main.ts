import sharp from "sharp";
import { AppError, tooLarge } from "#platform/errors.ts";
import { imageProcessor } from "../image-processor.ts";
import { type Job, job, type Outcome, type Reply } from "./image-worker-messages.ts";

/** Bytes of the process after a picture, above which another one takes its place. */
const restartAbove = 300_000_000;
const checkInterval = 50;

const chunks: AsyncIterator<Buffer> = process.stdin[Symbol.asyncIterator]();

const readBytes = async (length: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const { value, done } = await chunks.next();
    if (done) throw new Error("The picture's bytes ended early.");
    bytes.set(value, filled);
    filled += value.length;
  }
  return bytes;
};

// No picture comes twice, and what is kept counts as taken by the next.
sharp.cache(false);

const work = async (wanted: Job): Promise<unknown> => {
  const bytes = await readBytes(wanted.length);
  return wanted.kind === "ingest"
    ? imageProcessor.ingest(bytes)
    : imageProcessor.render(bytes, wanted.plan);
};

/** Rejects once the job exceeds its limits; libvips still finishes the work it has begun. */
const watchLimits = ({ limits }: Job) => {
  const { promise, reject } = Promise.withResolvers<never>();
  const cpuBefore = process.cpuUsage();
  const memoryBefore = process.memoryUsage.rss();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(cpuBefore);
    if ((user + system) / 1e6 > limits.cpuSeconds)
      reject(tooLarge("The picture takes too long to read. Please send a smaller one."));
    if (process.memoryUsage.rss() - memoryBefore > limits.memory)
      reject(tooLarge("The picture takes too much memory to read. Please send a smaller one."));
  }, checkInterval);
  return { exceeded: promise, stop: () => clearInterval(timer) };
};

const getOutcome = async (
  working: Promise<unknown>,
  exceeded: Promise<never>,
): Promise<Outcome> => {
  try {
    return { outcome: "done", value: await Promise.race([working, exceeded]) };
  } catch (error) {
    if (!(error instanceof AppError)) return { outcome: "failed", message: String(error) };
    return { outcome: "refused", code: error.code, message: error.message };
  }
};

const run = async (wanted: Job): Promise<Reply> => {
  const { exceeded, stop } = watchLimits(wanted);
  const working = work(wanted);
  let isBusy = true;
  const finish = () => {
    isBusy = false;
  };
  working.then(finish, finish);
  const result = await getOutcome(working, exceeded);
  stop();
  // The bytes of a picture lie outside the heap, where garbage alone starts no collection.
  globalThis.gc?.();
  return { result, mustExit: isBusy || process.memoryUsage.rss() > restartAbove };
};

process.on("message", async (message) => {
  process.send?.(await run(job.parse(message)));
});
// An orderly exit would wait for what libvips has begun.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
