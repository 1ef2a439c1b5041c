import { processEnvironment, readSettings } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { readBackupCommand } from "./startup/backups/read-commands.ts";
import { runBackupCommand } from "./startup/backups/run-backup-command.ts";
import { runCommand } from "./startup/run-command.ts";

await runCommand(async () => {
  const settings = readSettings(processEnvironment);
  await runBackupCommand(settings, readBackupCommand(process.argv.slice(2)).file, print);
});
