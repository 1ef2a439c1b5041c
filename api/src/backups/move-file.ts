import { constants, copyFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode } from "#platform/error-code.ts";
import { syncFile } from "#platform/files/write-file.ts";
import { hashFile } from "./archive/hash-stream.ts";
import { BackupError } from "./backup-error.ts";

const copy = async (source: string, target: string) => {
  const partial = `${target}.partial`;
  try {
    await copyFile(source, partial, constants.COPYFILE_FICLONE);
    await syncFile(partial);
    if ((await hashFile(partial)) !== (await hashFile(source))) {
      throw new BackupError(`${dirname(target)} returned different bytes from those written.`);
    }
    await rename(partial, target);
  } finally {
    await rm(partial, { force: true });
  }
  await rm(source);
};

/** Moves a file, even across disks: the target is complete and synced, or absent. */
export const moveFile = async (source: string, target: string) => {
  try {
    await rename(source, target);
  } catch (error) {
    if (errorCode(error) !== "EXDEV") throw error;
    await copy(source, target);
  }
  await syncFile(dirname(target));
};
