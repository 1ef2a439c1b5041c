import { parseArgs } from "node:util";
import { StartError } from "#platform/start-error.ts";

const backupUsage = `Makes a backup of the database, the pictures and the secrets, also while the product runs:
pnpm backup FILE`;
const restoreUsage = `Restores a backup into an empty DATA_DIR:
pnpm restore FILE [--identity KEYFILE]`;

/** Throws {@link StartError} with the usage. */
const readCommand = (
  given: string[],
  options: Record<string, { type: "string" }>,
  usage: string,
) => {
  try {
    // pnpm passes its own `--` on.
    const args = given.filter((arg) => arg !== "--");
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, identity: values.identity };
  } catch {
    // The usage says it all.
  }
  throw new StartError(usage);
};

export const readBackupCommand = (given: string[]) => readCommand(given, {}, backupUsage);

export const readRestoreCommand = (given: string[]) =>
  readCommand(given, { identity: { type: "string" } }, restoreUsage);
