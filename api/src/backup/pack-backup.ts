import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { z } from "zod";
import { encryptFile } from "./archive/encryption.ts";
import { hashFile } from "./archive/hash-stream.ts";
import { openArchive } from "./archive/open-archive.ts";
import { unpack } from "./archive/unpack.ts";
import { writeArchive } from "./archive/write-archive.ts";
import { BackupError } from "./backup-error.ts";
import { checkRestored } from "./check/check-restored.ts";
import { inspectDatabase } from "./check/inspect-database.ts";
import { databaseFile, manifest } from "./manifest.ts";

export const packOrder = z.object({
  /** Holds the snapshot and gets the backup; nobody else uses it. */
  folder: z.string(),
  dataDir: z.string(),
  pictures: manifest.shape.pictures.shape.place,
  variables: z.array(z.string()),
  key: z.string().optional(),
});
export type PackOrder = z.infer<typeof packOrder>;

export const packed = z.object({
  bytes: z.int(),
  sha256: z.string(),
  manifest: manifest.omit({ files: true }),
});
export type Packed = z.infer<typeof packed>;

export const snapshotIn = (folder: string) => join(folder, "snapshot.db");
export const backupIn = (folder: string) => join(folder, "backup");

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** As `pnpm restore` does it; pictures are read and compared, and not written. */
const restoreToCheck = async (archivePath: string, folder: string) => {
  const archive = await openArchive(archivePath);
  try {
    await mkdir(folder, { mode: 0o700 });
    const database = join(folder, databaseFile);
    await unpack(archive, (name) =>
      name === databaseFile ? createWriteStream(database, { flags: "wx" }) : discard(),
    );
    await checkRestored(database, archive.manifest);
    return archive.manifest;
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
};

const sealed = async (plain: string, target: string, key: string | undefined) => {
  if (!key) {
    await rename(plain, target);
    return hashFile(target);
  }
  const written = await encryptFile(plain, target, key);
  await rm(plain);
  const onDisk = await hashFile(target);
  if (onDisk !== written.sha256)
    throw new BackupError("The disk gave back other bytes than it got.");
  return onDisk;
};

/** Makes a backup of the snapshot in `folder` and checks it by restoring it. Throws {@link BackupError}. */
export const packBackup = async ({ folder, key, ...sources }: PackOrder): Promise<Packed> => {
  const snapshot = snapshotIn(folder);
  const plain = join(folder, "plain");
  const found = await inspectDatabase(snapshot);
  await writeArchive(plain, { ...sources, snapshot }, found);
  await rm(snapshot);
  const { files: _files, ...about } = await restoreToCheck(plain, join(folder, "restored"));
  const sha256 = await sealed(plain, backupIn(folder), key);
  const { size } = await stat(backupIn(folder));
  return { bytes: size, sha256, manifest: about };
};
