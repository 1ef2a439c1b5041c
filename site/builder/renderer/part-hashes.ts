import type { Snapshot } from "../../src/content/build/content-snapshot.ts";
import { readPartByKey } from "../../src/content/build/read-part.ts";
import { sha256 } from "../release/release-folder.ts";

const hashPart = (snapshot: Snapshot, key: string) => {
  try {
    return sha256(JSON.stringify(readPartByKey(snapshot, key)));
  } catch {
    return "gone";
  }
};

/** Hashes of the parts of a snapshot, each worked out once. */
export const createPartHashes = (snapshot: Snapshot) => {
  const hashes = new Map<string, string>();
  const get = (key: string) => {
    const hash = hashes.get(key) ?? hashPart(snapshot, key);
    hashes.set(key, hash);
    return hash;
  };
  return { get };
};
export type PartHashes = ReturnType<typeof createPartHashes>;
