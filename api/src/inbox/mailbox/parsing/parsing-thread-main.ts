import { parentPort } from "node:worker_threads";
import { movable } from "./movable.ts";
import { type ParsingJob, parseMail } from "./parse-mail.ts";

parentPort?.on("message", async (job: ParsingJob) => {
  const parsed = await parseMail(job);
  parentPort?.postMessage(parsed, movable(parsed.files.map(({ bytes }) => bytes)));
});
