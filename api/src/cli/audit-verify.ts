import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { verifyAudit } from "./audit/verify-audit.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  const isWhole = await verifyAudit(readSettings(processEnvironment), print);
  process.exitCode = isWhole ? 0 : 1;
});
