import { parseArgs } from "node:util";
import { StartError } from "#platform/start-error.ts";

const backupUsage = `To back up the database, the pictures and the secrets, also while the product runs:
pnpm backup FILE`;
const restoreUsage = `To restore a backup into an empty DATA_DIR:
pnpm restore FILE [--identity KEYFILE]`;

/** Throws {@link StartError} with the usage. */
const readCommand = (
  argv: string[],
  options: Record<string, { type: "string" }>,
  usage: string,
) => {
  try {
    // pnpm passes its own `--` on.
    const args = argv.filter((arg) => arg !== "--");
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...furtherFiles] = positionals;
    if (file && furtherFiles.length === 0) return { file, identity: values.identity };
  } catch {
    // The usage says it all.
  }
  throw new StartError(usage);
};

export const readBackupCommand = (argv: string[]) => readCommand(argv, {}, backupUsage);

export const readRestoreCommand = (argv: string[]) =>
  readCommand(argv, { identity: { type: "string" } }, restoreUsage);
