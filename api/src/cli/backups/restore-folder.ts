import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { databaseFile, pictureFolder } from "#backups/manifest.ts";
import { errorCode } from "#platform/error-code.ts";
import { isThere } from "#platform/files/is-there.ts";
import { syncFile } from "#platform/files/write-file.ts";
import { unfinishedRestore } from "#server/data/prepare-data-folder.ts";

/** The database comes last. */
const restored = ["secrets", "masters", pictureFolder, databaseFile];
/** In the restore's folder once older data has been moved away: data beside the folder is the restore's from then on. */
const movedMarker = "older-data-is-moved";

const isHarmless = (name: string) =>
  [unfinishedRestore, "backups", "lost+found"].includes(name) || name.startsWith("replaced-");

const list = async (folder: string) => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
};

/** Lists the data that a restore replaces. */
export const listOlderData = async (dataDir: string) => {
  if (await isThere(join(dataDir, unfinishedRestore, movedMarker))) return [];
  return (await list(dataDir)).filter((name) => !isHarmless(name));
};

/**
 * Makes the folder to unpack a backup in. It is inside `dataDir` because the parent may be read-only or
 * another disk. The product does not start while it exists.
 */
export const openRestoreFolder = async (dataDir: string) => {
  const folder = join(dataDir, unfinishedRestore);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const leftovers = await readdir(folder);
  if (leftovers.includes(movedMarker))
    for (const name of restored) await rm(join(dataDir, name), { recursive: true, force: true });
  // The marker goes last: it says that what was restored before may be removed.
  for (const name of leftovers.filter((each) => each !== movedMarker))
    await rm(join(folder, name), { recursive: true });
  await rm(join(folder, movedMarker), { force: true });
  return folder;
};

type OlderData = { names: string[]; target: string };

const moveAside = async (dataDir: string, { names, target }: OlderData) => {
  await mkdir(target, { mode: 0o700 });
  for (const name of names) await rename(join(dataDir, name), join(target, name));
};

/**
 * Moves older data to `target` and the restored files to their places. Killed at any point, it leaves a folder that
 * the next restore accepts.
 */
export const finishRestore = async (dataDir: string, folder: string, older?: OlderData) => {
  if (older) await moveAside(dataDir, older);
  await writeFile(join(folder, movedMarker), "", { flush: true });
  const made = await readdir(folder);
  for (const name of restored.filter((each) => made.includes(each))) {
    await rename(join(folder, name), join(dataDir, name));
  }
  await syncFile(dataDir);
  await rm(folder, { recursive: true });
  await syncFile(dataDir);
};
