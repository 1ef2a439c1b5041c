import { BackupError } from "./backup/backup-error.ts";
import { processEnvironment, readSettings, SettingsError } from "./env/env.ts";
import { print } from "./lib/print.ts";
import { StartError } from "./lib/start-error.ts";
import { readRestoreCommand } from "./startup/backups/read-commands.ts";
import { runRestoreCommand } from "./startup/backups/run-restore-command.ts";

process.umask(0o077);

try {
  const settings = readSettings(processEnvironment);
  await runRestoreCommand(settings, readRestoreCommand(process.argv.slice(2)), print);
} catch (error) {
  const isExpected = [SettingsError, StartError, BackupError].some((kind) => error instanceof kind);
  if (!(isExpected && error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
