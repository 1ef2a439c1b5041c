import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "#platform/files/write-file.ts";
import type { Log } from "#platform/log.ts";
import { compareNode, runningNode } from "#platform/node/node-sums.ts";

type Deps = {
  dataDir: string;
  log: Pick<Log, "warn">;
  binary?: typeof runningNode;
  compare?: typeof compareNode;
};

/**
 * Compares the running Node with its published sum, once for each binary: hashing it takes half a second. A note in
 * the data folder names the binary that was compared.
 */
export const createNodeCheck =
  ({ dataDir, log, binary = runningNode, compare = compareNode }: Deps) =>
  async () => {
    const note = join(dataDir, "node-checked");
    const { size, mtimeMs } = await stat(binary.path);
    const name = [binary.version, binary.path, size, mtimeMs].join(" ");
    const checked = await readFile(note, "utf8").catch(() => "");
    if (checked === name) return { compared: 0 };
    const result = await compare(binary);
    if (result === "different") {
      const fields = { event: "node_binary.different", path: binary.path, version: binary.version };
      log.warn(fields, "The Node binary differs from its sum in deploy/node-sums.txt.");
    } else await writeFileAtomically(note, name);
    return { compared: 1 };
  };
