import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

export const backupFolder = (dataDir: string) => join(dataDir, "backups");

const workPrefix = "work-";

/** Runs `work` in an empty folder and removes it afterwards. */
export const inWorkFolder = async <T>(dataDir: string, work: (folder: string) => Promise<T>) => {
  await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(backupFolder(dataDir), workPrefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes what a killed backup left. */
export const removeLeftWork = async (dataDir: string) => {
  const folder = backupFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const left = (await readdir(folder)).filter((name) => name.startsWith(workPrefix));
  for (const name of left) await rm(join(folder, name), { recursive: true });
};
