import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A folder's files that make part of the product; tests and what was built do not. */
const isSource = (path: string) =>
  !/(^|\/)(node_modules|dist|\.astro|e2e)\/|\.test\.tsx?$/.test(path);

const filesBelow = async (top: string, folder: string) => {
  const entries = await readdir(join(top, folder), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  return paths.filter((path) => isSource(path.slice(top.length)));
};

/** A hash of all sources in `folders`, of the locked dependencies and of `settings`. */
export const fingerprint = async (folders: string[], settings: unknown = null, top = root) => {
  const files = await Promise.all(folders.map((folder) => filesBelow(top, folder)));
  const paths = files.flat().toSorted();
  const hash = createHash("sha256").update(JSON.stringify(settings));
  for (const path of [join(top, "pnpm-lock.yaml"), ...paths]) {
    hash.update(path.slice(top.length)).update(await readFile(path));
  }
  return hash.digest("hex").slice(0, 32);
};
