import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Has the bytes of a file, or the names in a folder, written to disk before it resolves. */
export const syncToDisk = async (path: string) => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** The same for the names in a folder and in all that are below it. */
export const syncFoldersToDisk = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  const folders = below.map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all([folder, ...folders].map(syncToDisk));
};
