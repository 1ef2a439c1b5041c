import { BackupError } from "#backups/backup-error.ts";
import { SettingsError } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";

/** Runs a terminal command. Errors that the caller can fix print one sentence and set exit code 1. */
export const runCommand = async (run: () => Promise<void>) => {
  // New files are readable only by the user that runs the process.
  process.umask(0o077);
  try {
    await run();
  } catch (error) {
    const isExpected = [SettingsError, StartError, BackupError].some(
      (kind) => error instanceof kind,
    );
    if (!(isExpected && error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
