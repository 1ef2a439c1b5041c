import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareNode, runningNode } from "#platform/node/node-sums.ts";
import { root } from "#server/builder/fingerprint.ts";
import { bad, doubtful, type Finding, good } from "./finding.ts";

const check = "Node";

/** Compares the running Node with the version that the lockfile installs and with its published sum. */
export const checkNode = async (
  running = process.versions.node,
  compare: () => ReturnType<typeof compareNode> = compareNode,
): Promise<Finding> => {
  const workspace = await readFile(join(root, "pnpm-workspace.yaml"), "utf8");
  const locked = /^nodeVersion: (\S+)$/m.exec(workspace)?.[1];
  if (running !== locked)
    return doubtful(
      check,
      `version ${running}, but this release is tested with ${locked}. Run the command with pnpm, or put node_modules/.bin first on the PATH.`,
    );
  if ((await compare()) === "different")
    return bad(
      check,
      `${runningNode.path} is not the Node ${running} of deploy/node-sums.txt. Install the packages again; if it stays, ask where that file comes from.`,
    );
  return good(check, `version ${running}.`);
};
