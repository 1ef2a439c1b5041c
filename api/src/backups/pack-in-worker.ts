import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BackupOrder, MadeBackup } from "./make-backup.ts";

/**
 * Packs in a worker thread, as checking a database and deriving a key from a passphrase take seconds.
 * Throws {@link BackupError}.
 */
export const packInWorker = async (
  order: BackupOrder,
  signal: AbortSignal,
  program = new URL("./pack-worker.ts", import.meta.url),
) => {
  const worker = new Worker(program, { workerData: order });
  try {
    const ended = once(worker, "exit", { signal }).then(() => []);
    const [made]: MadeBackup[] = await Promise.race([once(worker, "message", { signal }), ended]);
    if (!made) throw new Error("The thread that packs the backup ended without a result.");
    return made;
  } finally {
    await worker.terminate();
  }
};
