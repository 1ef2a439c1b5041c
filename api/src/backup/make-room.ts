import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type DiskSpace, lowSpaceThreshold } from "../lib/disk-space.ts";
import { errorCode } from "../lib/error-code.ts";
import { BackupError } from "./backup-error.ts";

const folderBytes = async (folder: string) => {
  let bytes = 0;
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile()) continue;
    const { size } = await stat(join(folder, entry.name)).catch((error: unknown) => {
      if (errorCode(error) === "ENOENT") return { size: 0 };
      throw error;
    });
    bytes += size;
  }
  return bytes;
};

type Sizes = { databasePath: string; pictureFolder: string | undefined; isEncrypted: boolean };

/** While it is made there are the copy of the database, the file, a database restored on trial, and the encrypted file. */
export const bytesNeeded = async ({ databasePath, pictureFolder, isEncrypted }: Sizes) => {
  const database = (await stat(databasePath)).size;
  const pictures = pictureFolder ? await folderBytes(pictureFolder) : 0;
  return isEncrypted ? 2 * (database + pictures) : 2 * database + pictures;
};

export const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString("en")} MB`;

/**
 * What visitors send comes first: some space stays free beside a backup. Removes as many of `old` as are needed, or none: throws {@link BackupError} where all
 * of them would not do.
 */
export const makeRoom = async (
  bytes: number,
  readSpace: () => Promise<DiskSpace>,
  old: { bytes: number; remove: () => Promise<void> }[],
) => {
  const space = await readSpace();
  let missing = bytes + 2 * lowSpaceThreshold(space) - space.free;
  if (old.reduce((left, each) => left - each.bytes, missing) > 0) {
    throw new BackupError(
      `The disk has no room for a backup: ${megabytes(bytes)} are needed beside what visitors send, ${megabytes(space.free)} are free.`,
    );
  }
  for (const each of old) {
    if (missing <= 0) return;
    await each.remove();
    missing -= each.bytes;
  }
};
