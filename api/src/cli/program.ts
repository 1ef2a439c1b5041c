import { Command, CommanderError } from "commander";
import { isSystemError } from "#platform/error-code.ts";
import { version } from "#platform/version.ts";
import { auditCommand } from "./commands/audit.ts";
import { backupCommand } from "./commands/backup.ts";
import { buildCommand } from "./commands/build.ts";
import { devCommand } from "./commands/dev.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { exportCommand } from "./commands/export.ts";
import { importCommand } from "./commands/import.ts";
import { moveCommand } from "./commands/move.ts";
import { passwordCommand } from "./commands/password.ts";
import { restoreCommand } from "./commands/restore.ts";
import { seedCommand } from "./commands/seed.ts";
import { startCommand } from "./commands/start.ts";
import { UsageError } from "./terminal/usage-error.ts";

const exitCodes = { done: 0, failed: 1, wrongUse: 2 };

const notes = `
Settings are environment variables, described in docs/settings.md.
Exit codes: ${exitCodes.done} done, ${exitCodes.failed} failed, ${exitCodes.wrongUse} wrong use.`;

const program = new Command("ibirwa")
  .description("Website, inquiry desk and admin of a tour operator")
  .version(version)
  .addHelpText("afterAll", notes)
  .exitOverride();

for (const command of [
  startCommand,
  devCommand,
  buildCommand,
  backupCommand,
  restoreCommand,
  seedCommand,
  importCommand,
  exportCommand,
  passwordCommand,
  auditCommand,
  moveCommand,
  doctorCommand,
])
  program.addCommand(command.copyInheritedSettings(program).version(version));

/** True for errors whose message says what the person at the terminal can do. */
const isExpected = async (error: unknown): Promise<boolean> => {
  // Loaded late: the settings load zod.
  const kinds = await Promise.all([
    import("#platform/env/env.ts").then(({ SettingsError }) => SettingsError),
    import("#platform/start-error.ts").then(({ StartError }) => StartError),
    import("#backups/backup-error.ts").then(({ BackupError }) => BackupError),
  ]);
  return kinds.some((kind) => error instanceof kind);
};

/** True for errors such as `ENOENT: no such file or directory, open 'key.txt'`. */
const isAboutFile = (error: Error) => isSystemError(error) && "path" in error;

/** Prints what went wrong and returns the exit code. Rethrows bugs. */
const report = async (error: unknown): Promise<number> => {
  // commander has printed its own message.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUse;
  if (!(error instanceof Error)) throw error;
  const isWrongUse = error instanceof UsageError;
  if (!(isWrongUse || isAboutFile(error) || (await isExpected(error)))) throw error;
  process.stderr.write(`${error.message}\n`);
  return isWrongUse ? exitCodes.wrongUse : exitCodes.failed;
};

/** Some versions of pnpm pass on the `--` between their own options and ours, before or behind the command. */
const withoutSeparator = (args: string[]) => {
  const index = args.slice(0, 2).indexOf("--");
  return index < 0 ? args : args.toSpliced(index, 1);
};

/** Runs one command of the command line and sets the exit code. */
export const runProgram = async (args: string[]) => {
  // New files are readable only by the user that runs the process.
  process.umask(0o077);
  try {
    await program.parseAsync(withoutSeparator(args), { from: "user" });
  } catch (error) {
    process.exitCode = await report(error);
  }
};
