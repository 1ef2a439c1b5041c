import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Folders whose files are no part of the product, and files that only test it. */
const otherFolders = new Set(["node_modules", "dist", ".astro", "e2e"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

const sourcesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return otherFolders.has(entry.name) ? [] : sourcesBelow(path);
    return entry.isFile() && !isTest(entry.name) ? [path] : [];
  });
  return (await Promise.all(paths)).flat();
};

/** A hash of all sources in `folders`, of the locked dependencies and of `settings`. */
export const fingerprint = async (folders: string[], settings: unknown = null, top = root) => {
  const files = await Promise.all(folders.map((folder) => sourcesBelow(join(top, folder))));
  const paths = files.flat().toSorted();
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of [join(top, "pnpm-lock.yaml"), ...paths]) {
    hash.update(path.slice(top.length)).update(await readFile(path));
  }
  return hash.digest("hex").slice(0, 32);
};
