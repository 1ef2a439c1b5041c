import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#server/builder/fingerprint.ts";
import { doubtful, type Finding, good } from "./finding.ts";

const check = "Node";

/** Compares the running Node with the version that the lockfile installs. */
export const checkNode = async (running = process.versions.node): Promise<Finding> => {
  const workspace = await readFile(join(root, "pnpm-workspace.yaml"), "utf8");
  const locked = /^nodeVersion: (\S+)$/m.exec(workspace)?.[1];
  if (running === locked) return good(check, `version ${running}.`);
  return doubtful(
    check,
    `version ${running}, but this release is tested with ${locked}. Run the command with pnpm, or put node_modules/.bin first on the PATH.`,
  );
};
