import { Worker } from "node:worker_threads";
import type { ParsedMail, ParsingJob } from "./parse-mail.ts";

const threadFile = new URL("./parsing-thread-main.ts", import.meta.url);

/** Milliseconds: one of 25 MB takes two seconds. */
const longestParsing = 10_000;
/** Megabytes; what files hold does not count. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** To try the mail again is no use. */
export class UnreadableMailError extends Error {}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Parses a mail in a thread of its own, which is ended where it takes too long or too much memory: nothing else waits
 * for it. Throws {@link UnreadableMailError}.
 */
export const parseInThread = async (job: ParsingJob): Promise<ParsedMail> => {
  const thread = new Worker(threadFile, { workerData: job, env: {}, execArgv: [], resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<ParsedMail>();
  const giveUp = (reason: string) => (cause?: unknown) =>
    reject(new UnreadableMailError(reason, { cause }));
  const timer = setTimeout(giveUp("it takes too long"), longestParsing);
  thread.once("message", resolve);
  thread.once("error", giveUp("it is broken, or takes too much memory"));
  thread.once("exit", giveUp("it is broken"));
  try {
    const parsed = await promise;
    // Threads hand over bytes without the methods of buffers.
    const files = parsed.files.map(({ name, bytes }) => ({ name, bytes: toBuffer(bytes) }));
    return { ...parsed, files };
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
};
