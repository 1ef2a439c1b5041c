import { Command } from "commander";
import { print } from "#platform/print.ts";
import { printJson } from "../terminal/print-json.ts";
import { readOwnSettings } from "../terminal/read-own-settings.ts";

export const backupCommand = new Command("backup")
  .description("Back up the database, the photos and the secrets, also while the product runs")
  .argument("<file>", "the ZIP file to create")
  .option("--json", "print what the backup holds as JSON")
  .action(async (file: string, { json }: { json?: boolean }) => {
    const { runBackupCommand } = await import("../backups/run-backup-command.ts");
    const settings = await readOwnSettings();
    const backup = await runBackupCommand(settings, file, json ? () => {} : print);
    if (json) printJson(backup);
  });
