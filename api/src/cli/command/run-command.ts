import { BackupError } from "#backups/backup-error.ts";
import { SettingsError } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";

/** Runs a command of the terminal. What its caller can mend is told in a sentence, with exit code 1. */
export const runCommand = async (run: () => Promise<void>) => {
  // What it writes is for its own user alone.
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
