import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { verifyAudit } from "./startup/audit/verify-audit.ts";
import { runCommand } from "./startup/run-command.ts";

await runCommand(async () => {
  const isWhole = await verifyAudit(readSettings(processEnvironment), print);
  process.exitCode = isWhole ? 0 : 1;
});
