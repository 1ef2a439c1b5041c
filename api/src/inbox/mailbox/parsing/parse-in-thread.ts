import type { Worker } from "node:worker_threads";
import { movable } from "./movable.ts";
import type { ParsedMail, ParsingJob } from "./parse-mail.ts";
import { letRest, takeThread } from "./parsing-threads.ts";

/** Milliseconds: a mail of 25 MB takes two seconds. */
const timeout = 10_000;

/** To try the mail again is no use. */
export class UnreadableMailError extends Error {}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const listTransferred = (job: ParsingJob) =>
  job.kind === "parts"
    ? job.files.flatMap(({ content }) => (content instanceof Uint8Array ? [content] : []))
    : [job.source];

const parseBy = async (thread: Worker, job: ParsingJob, limit: number): Promise<ParsedMail> => {
  const { promise, resolve, reject } = Promise.withResolvers<ParsedMail>();
  const giveUp = (reason: string) => (cause?: unknown) =>
    reject(new UnreadableMailError(reason, { cause }));
  const onError = giveUp("it is broken, or takes too much memory");
  const onExit = giveUp("it is broken");
  const timer = setTimeout(giveUp("it takes too long"), limit);
  thread.once("message", resolve).once("error", onError).once("exit", onExit);
  thread.postMessage(job, movable(listTransferred(job)));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off("message", resolve).off("error", onError).off("exit", onExit);
  }
};

/**
 * Parses a mail in a thread, which is ended at its limit of time or memory. Throws {@link UnreadableMailError}.
 */
export const parseInThread = async (job: ParsingJob, limit = timeout): Promise<ParsedMail> => {
  const thread = takeThread();
  try {
    const parsed = await parseBy(thread, job, limit);
    await letRest(thread);
    // Threads hand over bytes without the methods of buffers.
    const files = parsed.files.map(({ name, bytes }) => ({ name, bytes: toBuffer(bytes) }));
    return { ...parsed, files };
  } catch (error) {
    await thread.terminate();
    throw error;
  }
};
