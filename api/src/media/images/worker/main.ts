import sharp from "sharp";
import { AppError, tooLarge } from "../../../errors.ts";
import { imageProcessor } from "../image-processor.ts";
import { type Job, job, type Outcome, type Reply } from "./messages.ts";

/** Seconds of the processor: an upload of 12 megapixels takes half of one, all WebP and AVIF two. */
const longest = { ingest: 4, render: 30 } as const;
/** Bytes that one picture may take: a JPEG of 50 megapixels that comes in passes takes 200 MB. */
const mostMemory = 330_000_000;
/** Bytes of the process after a picture, above which another one takes its place. */
const mostLeft = 300_000_000;
const lookEvery = 50;

/** What has come through the standard input and belongs to the present job: there is one at a time. */
const arrived: Buffer[] = [];
let notice = () => {};
process.stdin.on("data", (chunk: Buffer) => {
  arrived.push(chunk);
  notice();
});

const readBytes = async (length: number): Promise<Uint8Array> => {
  const isThere = () => arrived.reduce((sum, chunk) => sum + chunk.length, 0) >= length;
  while (!isThere()) {
    await new Promise<void>((resolve) => {
      notice = resolve;
    });
  }
  return Buffer.concat(arrived.splice(0));
};

// No picture comes twice, and what is kept counts as taken by the next.
sharp.cache(false);

const work = async (wanted: Job): Promise<unknown> => {
  const bytes = await readBytes(wanted.length);
  return wanted.job === "ingest"
    ? imageProcessor.ingest(bytes)
    : imageProcessor.render(bytes, wanted.plan);
};

/** Rejects once the work has taken too much; what libvips has begun goes on all the same. */
const watch = ({ job }: Job) => {
  const { promise, reject } = Promise.withResolvers<never>();
  const before = process.cpuUsage();
  const memoryBefore = process.memoryUsage.rss();
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1e6 > longest[job])
      reject(tooLarge("The picture takes too long to read. Please send a smaller one."));
    if (process.memoryUsage.rss() - memoryBefore > mostMemory)
      reject(tooLarge("The picture takes too much memory to read. Please send a smaller one."));
  }, lookEvery);
  return { tooMuch: promise, stop: () => clearInterval(looking) };
};

const outcomeOf = async (working: Promise<unknown>, tooMuch: Promise<never>): Promise<Outcome> => {
  try {
    return { outcome: "done", value: await Promise.race([working, tooMuch]) };
  } catch (error) {
    if (!(error instanceof AppError)) return { outcome: "failed", message: String(error) };
    return { outcome: "refused", code: error.code, message: error.message };
  }
};

const answerTo = async (wanted: Job): Promise<Reply> => {
  const { tooMuch, stop } = watch(wanted);
  const working = work(wanted);
  let isBusy = true;
  const rest = () => {
    isBusy = false;
  };
  working.then(rest, rest);
  const result = await outcomeOf(working, tooMuch);
  stop();
  return { result, mustExit: isBusy || process.memoryUsage.rss() > mostLeft };
};

process.on("message", async (message) => {
  process.send?.(await answerTo(job.parse(message)));
});
// An orderly exit would wait for what libvips has begun.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
