import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pictureHashesIn } from "#media/storage/picture-files.ts";

const isEncoding = (name: string) => /\.(br|gz)$/.test(name);
const isRelease = (entry: Dirent) => entry.isDirectory() && !entry.name.startsWith(".");

/** Files that are the same under several names, as releases share them, have one number. */
const readInode = async (path: string) => {
  const { dev, ino } = await stat(path, { bigint: true });
  return `${dev}:${ino}`;
};

const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isEncoding(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
};

const createPictureReader = () => {
  const shown = new Set<string>();
  const read = new Set<string>();
  return {
    shown,
    readOnce: async (path: string) => {
      const number = await readInode(path);
      if (read.has(number)) return;
      read.add(number);
      for (const hash of pictureHashesIn(await readFile(path, "latin1"))) {
        // A copy: a part of a text keeps all of it in memory.
        if (!shown.has(hash)) shown.add(Buffer.from(hash).toString());
      }
    },
  };
};

/** Looks through every file below `folder`, whatever shows the picture. Throws when any of it cannot be read. */
export const readPicturesIn = async (...folders: string[]): Promise<ReadonlySet<string>> => {
  const { shown, readOnce } = createPictureReader();
  for (const folder of folders) for (const path of await filesBelow(folder)) await readOnce(path);
  return shown;
};

/** Pictures that the releases in `folder` show. Throws if a release cannot be read. */
export const readPicturesInReleases = async (folder: string) => {
  const releases = (await readdir(folder, { withFileTypes: true })).filter(isRelease);
  return readPicturesIn(...releases.map(({ name }) => join(folder, name)));
};
