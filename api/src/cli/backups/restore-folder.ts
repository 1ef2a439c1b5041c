import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { databaseFile, pictureFolder } from "#backups/manifest.ts";
import { errorCode } from "#platform/error-code.ts";
import { syncFile } from "#platform/files/write-file.ts";
import { StartError } from "#platform/start-error.ts";
import { unfinishedRestore } from "#server/data/prepare-data-folder.ts";

/** The database comes last. */
const restored = ["secrets", "masters", pictureFolder, databaseFile];
/** Other names that do no harm. */
const allowed = [unfinishedRestore, "backups", "lost+found"];

const list = async (folder: string) => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
};

/**
 * Makes the folder to unpack a backup in. It is inside `dataDir` because the parent may be read-only or
 * another disk. The product does not start while it exists. Throws {@link StartError} if `dataDir` has data.
 */
export const openRestoreFolder = async (dataDir: string) => {
  const existing = await list(dataDir);
  const isBrokenOff = existing.includes(unfinishedRestore);
  const removable = isBrokenOff ? restored : [];
  const other = existing.find((name) => !allowed.includes(name) && !removable.includes(name));
  if (other) {
    throw new StartError(
      `DATA_DIR ${dataDir} is not empty: it holds “${other}”. Move it away (mv ${dataDir} ${dataDir}-old), or set another DATA_DIR.`,
    );
  }
  const folder = join(dataDir, unfinishedRestore);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of removable) await rm(join(dataDir, name), { recursive: true, force: true });
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  return folder;
};

/**
 * Moves the restored files to their places. Killed at any point, it leaves a folder that the next `pnpm
 * restore` accepts.
 */
export const finishRestore = async (dataDir: string, folder: string) => {
  const made = await readdir(folder);
  for (const name of restored.filter((each) => made.includes(each))) {
    await rename(join(folder, name), join(dataDir, name));
  }
  await syncFile(dataDir);
  await rm(folder, { recursive: true });
  await syncFile(dataDir);
};
