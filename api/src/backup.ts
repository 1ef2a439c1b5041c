import { BackupError } from "./backup/backup-error.ts";
import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { readBackupCommand } from "./startup/backups/read-commands.ts";
import { runBackupCommand } from "./startup/backups/run-backup-command.ts";

process.umask(0o077);

try {
  const settings = readSettings(processEnvironment);
  await runBackupCommand(settings, readBackupCommand(process.argv.slice(2)).file, print);
} catch (error) {
  const isExpected = [SettingsError, StartError, BackupError].some((kind) => error instanceof kind);
  if (!(isExpected && error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
