import { parentPort, workerData } from "node:worker_threads";
import { type ParsingJob, parseMail } from "./parse-mail.ts";

const job: ParsingJob = workerData;
parentPort?.postMessage(await parseMail(job));
