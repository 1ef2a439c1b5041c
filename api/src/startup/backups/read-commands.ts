import { parseArgs } from "node:util";
import { z } from "zod";
import { StartError } from "../../lib/start-error.ts";

const backupUsage = `Makes a backup of the database, the pictures and the secrets, also while the product runs:
pnpm backup FILE`;
const restoreUsage = `Restores a backup into an empty DATA_DIR:
pnpm restore FILE [--identity KEYFILE]`;

const oneFile = z.tuple([z.string().min(1)]);

/** pnpm hands its own `--` on. */
const withoutDashes = (given: string[]) => given.filter((arg) => arg !== "--");

/** Throws {@link StartError} with the usage. */
export const readBackupCommand = (given: string[]) => {
  try {
    const { positionals } = parseArgs({ args: withoutDashes(given), allowPositionals: true });
    const [file] = oneFile.parse(positionals);
    return { file };
  } catch {
    throw new StartError(backupUsage);
  }
};

/** Throws {@link StartError} with the usage. */
export const readRestoreCommand = (given: string[]) => {
  try {
    const options = { identity: { type: "string" } } as const;
    const args = withoutDashes(given);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file] = oneFile.parse(positionals);
    return { file, identity: values.identity };
  } catch {
    throw new StartError(restoreUsage);
  }
};
