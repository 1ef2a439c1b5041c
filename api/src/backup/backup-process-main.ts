import { errorCode } from "../lib/error-code.ts";
import { BackupError } from "./backup-error.ts";
import { packBackup, packOrder } from "./pack-backup.ts";
import type { PackReply } from "./run-backup-process.ts";

const run = async (message: unknown): Promise<PackReply> => {
  try {
    return { outcome: "done", packed: await packBackup(packOrder.parse(message)) };
  } catch (error) {
    if (error instanceof BackupError) return { outcome: "refused", message: error.message };
    const message = error instanceof Error ? error.message : String(error);
    return { outcome: "failed", message, code: errorCode(error) };
  }
};

process.once("message", async (message) => {
  process.send?.(await run(message));
});
process.on("disconnect", () => process.exit());
