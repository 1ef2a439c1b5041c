import { fork } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { type Packed, type PackOrder, packed } from "./pack-backup.ts";

const packReply = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), packed }),
  z.object({ outcome: z.literal("refused"), message: z.string() }),
  z.object({ outcome: z.literal("failed"), message: z.string(), code: z.string() }),
]);
export type PackReply = z.infer<typeof packReply>;

const main = fileURLToPath(new URL("./backup-process-main.ts", import.meta.url));
/** Whatever else the machine does comes first. */
const lowPriority = 10;

/** Packs and checks in a process of its own: both are long work of the processor. Throws {@link BackupError}. */
export const runBackupProcess = async (order: PackOrder, signal: AbortSignal): Promise<Packed> => {
  const child = fork(main, {
    env: {},
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    signal,
  });
  const exited = once(child, "exit").then(() => {
    throw new BackupError("The process that makes the backup has ended too early.");
  });
  const replied = once(child, "message");
  exited.catch(() => {});
  if (child.pid) setPriority(child.pid, lowPriority);
  child.send(order);
  const [message] = await Promise.race([replied, exited]);
  child.disconnect();
  const reply = packReply.parse(message);
  if (reply.outcome === "done") return reply.packed;
  if (reply.outcome === "refused") throw new BackupError(reply.message);
  throw Object.assign(new Error(reply.message), { code: reply.code });
};
