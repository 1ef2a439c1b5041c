import { parentPort, workerData } from "node:worker_threads";
import { packBackup } from "./make-backup.ts";

parentPort?.postMessage(await packBackup(workerData));
