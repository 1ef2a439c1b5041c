import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "#platform/start-error.ts";
import { root } from "#server/builder/fingerprint.ts";

const usage = `To build the site and the admin into a folder for a static host:
pnpm build [--out FOLDER]
FOLDER is dist by default.`;

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
