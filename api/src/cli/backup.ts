import { processEnvironment, readSettings } from "#platform/env/env.ts";
import { print } from "#platform/print.ts";
import { readBackupCommand } from "./backups/read-commands.ts";
import { runBackupCommand } from "./backups/run-backup-command.ts";
import { runCommand } from "./command/run-command.ts";

await runCommand(async () => {
  const settings = readSettings(processEnvironment);
  await runBackupCommand(settings, readBackupCommand(process.argv.slice(2)).file, print);
});
