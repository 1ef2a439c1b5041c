import { Command } from "commander";
import { print } from "#platform/print.ts";
import { printJson } from "../terminal/print-json.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

export const doctorCommand = new Command("doctor")
  .description("Check this installation and say what to do, also while the product runs")
  .option("--json", "print the findings as JSON")
  .action(async ({ json }: { json?: boolean }) => {
    const [{ runDoctor }, { formatFinding }, { version }] = await Promise.all([
      import("../doctor/run-doctor.ts"),
      import("../doctor/finding.ts"),
      import("#platform/version.ts"),
    ]);
    const findings = await runDoctor(await readOwnSettings());
    if (json) printJson({ version, findings });
    else for (const finding of findings) print(formatFinding(finding));
    process.exitCode = findings.some(({ state }) => state === "bad") ? 1 : 0;
  });
