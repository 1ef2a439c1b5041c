import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "#platform/start-error.ts";
import { root } from "#server/builder/fingerprint.ts";

const usage = `Makes a folder with the site and the admin for any host of static files:
pnpm build [--out FOLDER]
FOLDER is dist, unless it is given.`;

/** Parses a command line such as `--out public`. Throws {@link StartError} with the usage. */
export const readBuildCommand = (argv: string[]) => {
  try {
    const options = { out: { type: "string", default: "dist" } } as const;
    // pnpm hands its own `--` on.
    const { values } = parseArgs({ args: argv.filter((arg) => arg !== "--"), options });
    return { out: resolve(root, values.out) };
  } catch {
    throw new StartError(usage);
  }
};
