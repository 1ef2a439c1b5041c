import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type DiskSpace, lowSpaceThreshold } from "#platform/disk-space.ts";
import { BackupError } from "./backup-error.ts";

const folderBytes = async (folder: string) => {
  let bytes = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    // A picture may be deleted during the scan.
    bytes += await stat(join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
};

export const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString("en")} MB`;

type Sizes = { databasePath: string; pictureFolder: string | undefined; isEncrypted: boolean };

/**
 * A backup needs room for two copies of the database and one of the pictures, if encrypted for two. It leaves enough
 * for what visitors send. Throws {@link BackupError}.
 */
export const refuseWithoutRoom = async (
  { databasePath, pictureFolder, isEncrypted }: Sizes,
  space: DiskSpace,
) => {
  const database = (await stat(databasePath)).size;
  const pictures = pictureFolder ? await folderBytes(pictureFolder) : 0;
  const needed = 2 * database + (isEncrypted ? 2 : 1) * pictures;
  if (needed + 2 * lowSpaceThreshold(space) <= space.free) return;
  throw new BackupError(
    `There is not enough disk space for a backup: ${megabytes(needed)} needed besides the space for visitors' messages, ${megabytes(space.free)} free.`,
  );
};
