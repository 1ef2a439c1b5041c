import { Command } from "commander";
import { print } from "#platform/print.ts";
import { printJson } from "../terminal/print-json.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

export const auditCommand = new Command("audit")
  .description("Check that the activity log is complete, also while the product runs")
  .option("--json", "print the result as JSON")
  .action(async ({ json }: { json?: boolean }) => {
    const { inspectAudit, verifyAudit } = await import("../audit/verify-audit.ts");
    const settings = await readOwnSettings();
    const verifyAsJson = async () => {
      const state = await inspectAudit(settings);
      printJson(state);
      return state.isComplete;
    };
    const isComplete = await (json ? verifyAsJson() : verifyAudit(settings, print));
    process.exitCode = isComplete ? 0 : 1;
  });
