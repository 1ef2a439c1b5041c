import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

const sumsFile = new URL("../../../../deploy/node-sums.txt", import.meta.url);

type Binary = { path: string; version: string; platform: string };

/** The Node that runs this process. */
export const runningNode: Binary = {
  path: process.execPath,
  version: process.versions.node,
  platform: `${process.platform}-${process.arch}`,
};

/** SHA-256 sums of Node's binaries by version and platform, such as `26.10.0 linux-x64`. */
export const readNodeSums = async (file: string | URL = sumsFile) => {
  const lines = (await readFile(file, "utf8")).matchAll(/^(\S+ \S+) ([\da-f]{64})$/gm);
  return new Map([...lines].map(([, name = "", sum = ""]) => [name, sum]));
};

const hashBinary = async (path: string) => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

/** Compares a binary, by default the running Node, with its sum. `unlisted`: there is no sum for its version. */
export const compareNode = async (
  binary: Binary = runningNode,
  sums?: Map<string, string>,
): Promise<"same" | "different" | "unlisted"> => {
  const listed = (sums ?? (await readNodeSums())).get(`${binary.version} ${binary.platform}`);
  if (!listed) return "unlisted";
  return (await hashBinary(binary.path)) === listed ? "same" : "different";
};
