import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pictureHashesIn } from "../media/storage/picture-files.ts";

const isEncoding = (name: string) => /\.(br|gz)$/.test(name);
const isRelease = (entry: Dirent) => entry.isDirectory() && !entry.name.startsWith(".");

/** Files that are the same under several names, as releases share them, have one number. */
const inodeOf = async (path: string) => {
  const { dev, ino } = await stat(path, { bigint: true });
  return `${dev}:${ino}`;
};

/** Looks through every file, whatever shows the picture. Throws when any of it cannot be read. */
export const readPicturesInReleases = async (folder: string): Promise<ReadonlySet<string>> => {
  const shown = new Set<string>();
  const read = new Set<string>();

  const readOnce = async (path: string) => {
    const number = await inodeOf(path);
    if (read.has(number)) return;
    read.add(number);
    for (const hash of pictureHashesIn(await readFile(path, "latin1"))) {
      // A copy: a part of a text keeps all of it in memory.
      if (!shown.has(hash)) shown.add(Buffer.from(hash).toString());
    }
  };

  for (const release of (await readdir(folder, { withFileTypes: true })).filter(isRelease)) {
    const path = join(folder, release.name);
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || isEncoding(entry.name)) continue;
      await readOnce(join(entry.parentPath, entry.name));
    }
  }
  return shown;
};
