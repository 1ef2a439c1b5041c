import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Flushes the bytes of a file, or the names in a folder. */
export const syncToDisk = async (path: string) => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const syncFoldersToDisk = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  const folders = below.map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all([folder, ...folders].map(syncToDisk));
};
