import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { packBackup } from "./make-backup.ts";

// On Linux this is the thread's own priority, elsewhere the whole product's.
if (process.platform === "linux") setPriority(10);

parentPort?.postMessage(await packBackup(workerData));
