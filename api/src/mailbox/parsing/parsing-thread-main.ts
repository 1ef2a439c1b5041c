import { parentPort } from "node:worker_threads";
import { type ParsingJob, parseMail } from "./parse-mail.ts";

parentPort?.on("message", async (job: ParsingJob) => {
  parentPort?.postMessage(await parseMail(job));
});
