import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { BackupStep } from "shared/backups/backups";
import { writeSnapshot } from "#platform/db/file/snapshot.ts";
import { encryptFile } from "./archive/encryption.ts";
import { hashFile } from "./archive/hash-stream.ts";
import { openArchive, unpack } from "./archive/open-archive.ts";
import { writeArchive } from "./archive/write-archive.ts";
import { BackupError } from "./backup-error.ts";
import { checkRestored, inspectDatabase } from "./check/inspect-database.ts";
import { databaseFile, type Manifest } from "./manifest.ts";

export type BackupOrder = {
  dataDir: string;
  /** An empty folder for this backup alone. */
  folder: string;
  pictures: Manifest["pictures"]["place"];
  variables: string[];
  key?: string | undefined;
};

export type MadeBackup = {
  path: string;
  bytes: number;
  sha256: string;
  manifest: Omit<Manifest, "files">;
};

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads every file as `pnpm restore` does, but stores the database alone. */
const restoreOnTrial = async (path: string, folder: string) => {
  const archive = await openArchive(path);
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

/** Encrypts the file if there is a key. The server cannot open it again, so what is on the disk is compared by hash. */
const seal = async (plain: string, target: string, key: string | undefined) => {
  if (!key) {
    await rename(plain, target);
    return hashFile(target);
  }
  const written = await encryptFile(plain, target, key);
  await rm(plain);
  const sha256 = await hashFile(target);
  if (sha256 !== written.sha256)
    throw new BackupError("The disk returned different bytes from those written.");
  return sha256;
};

const snapshotIn = (folder: string) => join(folder, "snapshot.db");

/** Packs the copied database with the files beside it and restores the archive on trial. Throws {@link BackupError}. */
export const packBackup = async ({ folder, key, ...sources }: BackupOrder): Promise<MadeBackup> => {
  const snapshot = snapshotIn(folder);
  const [plain, path] = [join(folder, "plain"), join(folder, "backup")];
  await writeArchive(plain, { ...sources, snapshot }, await inspectDatabase(snapshot));
  await rm(snapshot);
  const { files: _files, ...manifest } = await restoreOnTrial(plain, join(folder, "restored"));
  const sha256 = await seal(plain, path, key);
  return { path, bytes: (await stat(path)).size, sha256, manifest };
};

/** Copies the database beside its writers, and packs it. Throws {@link BackupError}. */
export const makeBackup = async (
  databasePath: string,
  order: BackupOrder,
  pack: (order: BackupOrder) => Promise<MadeBackup> = packBackup,
  onStep: (step: BackupStep) => void = () => {},
) => {
  onStep("database");
  await writeSnapshot(databasePath, snapshotIn(order.folder));
  onStep("files");
  return pack(order);
};
