import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { verifyAudit } from "./startup/audit/verify-audit.ts";

try {
  const isWhole = await verifyAudit(readSettings(processEnvironment), print);
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
