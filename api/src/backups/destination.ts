import { createReadStream, openAsBlob } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BackupState } from "shared/backups/backups";
import { createS3Client, type S3Settings } from "#media/storage/s3-client.ts";
import { isThere } from "#platform/files/is-there.ts";
import { BackupError } from "./backup-error.ts";
import { moveFile } from "./move-file.ts";

export type Destination = {
  /** The folder, or the bucket's folder. */
  name: string;
  kind: () => Promise<BackupState["place"]["kind"]>;
  /** Moves the file there. */
  put: (path: string, file: string, sent: { sha256: string; signal: AbortSignal }) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Checks the disk; a bucket is not queried. */
  holds: (file: string) => Promise<boolean>;
  /** Missing for a bucket. The file is opened when the first part is read. */
  read?: (file: string) => AsyncGenerator<Uint8Array<ArrayBuffer>, void>;
};

const isOnSameDisk = async (folder: string, other: string) =>
  (await stat(folder)).dev === (await stat(other)).dev;

async function* readParts(path: string) {
  for await (const part of createReadStream(path)) yield new Uint8Array<ArrayBuffer>(part);
}

const createFolder = (folder: string, dataDir: string): Destination => ({
  name: folder,
  kind: async () => {
    const isSame = await isOnSameDisk(folder, dataDir).catch(() => folder.startsWith(dataDir));
    return isSame ? "same-disk" : "folder";
  },
  put: async (path, file) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await moveFile(path, join(folder, file));
  },
  remove: (file) => rm(join(folder, file), { force: true }),
  holds: (file) => isThere(join(folder, file)),
  read: (file) => readParts(join(folder, file)),
});

/** Node counts the bytes of a file's blob in 32 bits; S3 takes 5 GiB in one piece. */
const largestUpload = 2 ** 32 - 1;
/** Bytes a millisecond at 1 Mbit/s. */
const slowestUpload = 125;

/** Lets a slow line finish: an attempt has 15 minutes or the time that `bytes` take at 1 Mbit/s. */
export const getUploadTimeouts = (bytes: number) => {
  const attemptTimeout = Math.max(900_000, Math.ceil(bytes / slowestUpload));
  return { attemptTimeout, totalTimeout: attemptTimeout * 3, firstDelay: 1_000 };
};

const createBucket = (settings: S3Settings): Destination => {
  const client = createS3Client(settings, {});
  const key = (file: string) => `backups/${file}`;
  return {
    name: `${settings.bucket}/backups`,
    kind: async () => "bucket",
    put: async (path, file, { sha256, signal }) => {
      const { size } = await stat(path);
      if (size > largestUpload)
        throw new BackupError(
          "The backup is larger than 4 GB, too large to send to a bucket. Set BACKUP_TO to a folder on another disk instead.",
        );
      const body = await openAsBlob(path);
      const uploader = createS3Client(settings, { timeouts: getUploadTimeouts(size) });
      await uploader.send({ method: "PUT", key: key(file), body, sha256, signal });
      await rm(path);
    },
    remove: async (file) => {
      await client.send({ method: "DELETE", key: key(file) });
    },
    holds: async () => true,
  };
};

type Settings = {
  DATA_DIR: string;
  BACKUP_TO?: string | undefined;
  backupS3?: S3Settings | undefined;
};

export const createDestination = ({ DATA_DIR, BACKUP_TO, backupS3 }: Settings): Destination =>
  backupS3
    ? createBucket(backupS3)
    : createFolder(BACKUP_TO ? resolve(BACKUP_TO) : join(DATA_DIR, "backups"), DATA_DIR);
