import { createWriteStream } from "node:fs";
import { chmod, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@libsql/client";
import { writeSnapshot } from "#db/snapshot.ts";
import { decryptFile, isEncrypted, readIdentity } from "../../backup/archive/encryption.ts";
import { openArchive } from "../../backup/archive/open-archive.ts";
import { unpack } from "../../backup/archive/unpack.ts";
import { checkRestored } from "../../backup/check/check-restored.ts";
import { refuseNewerSchema } from "../../backup/check/refuse-newer-schema.ts";
import { databaseFile, type Manifest, pictureFolder } from "../../backup/manifest.ts";
import type { Settings } from "../../env/env.ts";
import { readDiskSpace } from "../../lib/disk-space.ts";
import { isThere } from "../../lib/is-there.ts";
import type { Print } from "../../lib/print.ts";
import { StartError } from "../../lib/start-error.ts";
import { syncFile } from "../../lib/write-file.ts";
import { isRunning } from "../data/is-running.ts";
import { describeBackup } from "./describe-backup.ts";
import { finishRestore, openRestoreFolder } from "./restore-folder.ts";

const uncheckedFile = "unchecked.db";

type RestoreCommand = { file: string; identity: string | undefined };

const assertUnused = async (settings: Settings) => {
  const path = join(settings.DATA_DIR, databaseFile);
  if (settings.DATABASE_URL !== `file:${path}`) {
    throw new StartError(
      `DATABASE_URL names a database elsewhere; this command fills DATA_DIR. Unset it, and move ${path} there afterwards.`,
    );
  }
  if ((await isThere(path)) && (await isRunning(settings))) {
    throw new StartError("The product is running; stop it first.");
  }
};

const decrypted = async (
  { file, identity }: RestoreCommand,
  settings: Settings,
  folder: string,
) => {
  if (!(await isEncrypted(file))) return file;
  const path = identity ?? settings.BACKUP_IDENTITY;
  const isPassphrase = settings.BACKUP_KEY && !settings.BACKUP_KEY.startsWith("age1");
  const key = path
    ? readIdentity(await readFile(path, "utf8"))
    : isPassphrase && settings.BACKUP_KEY;
  if (!key) {
    throw new StartError("The backup is encrypted: name the file with the key by --identity FILE.");
  }
  const plain = join(folder, "decrypted.zip");
  await decryptFile(file, plain, key);
  return plain;
};

const refuseWithoutRoom = async ({ files }: Manifest, folder: string) => {
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { free } = await readDiskSpace(folder);
  if (needed <= free) return;
  throw new StartError(`The disk has no room: ${needed} bytes are needed, ${free} are free.`);
};

const unpackInto = async (archivePath: string, folder: string) => {
  const archive = await openArchive(archivePath);
  try {
    await refuseNewerSchema(archive.manifest.schema);
    await refuseWithoutRoom(archive.manifest, folder);
    await unpack(archive, async (name) => {
      const path = join(folder, name === databaseFile ? uncheckedFile : name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const mode = name.startsWith(`${pictureFolder}/`) ? 0o644 : 0o600;
      return createWriteStream(path, { flags: "wx", mode, flush: true });
    });
    return archive.manifest;
  } finally {
    archive.close();
  }
};

/**
 * Checks and migrates the database, and copies it: what was opened here has a write-ahead log beside it, which a
 * closed connection may still hold.
 */
const settleDatabase = async (folder: string, manifest: Manifest) => {
  const unchecked = join(folder, uncheckedFile);
  await checkRestored(unchecked, manifest);
  const client = createClient({ url: `file:${unchecked}` });
  // The files that they name are not here.
  await client.execute("DELETE FROM backups");
  client.close();
  const path = join(folder, databaseFile);
  await writeSnapshot(unchecked, path);
  await chmod(path, 0o600);
  await syncFile(path);
};

const unset = ({ variables }: Manifest, { given }: Settings) =>
  variables.filter((name) => !given.includes(name));

/**
 * Restores a backup into an empty `DATA_DIR`: all of it, or nothing that the product would start with. Throws
 * {@link StartError} or {@link BackupError}.
 */
export const runRestoreCommand = async (
  settings: Settings,
  command: RestoreCommand,
  print: Print,
) => {
  const { DATA_DIR } = settings;
  if (!(await isThere(command.file))) throw new StartError(`There is no file ${command.file}.`);
  await assertUnused(settings);
  const folder = await openRestoreFolder(DATA_DIR);
  try {
    const archivePath = await decrypted(command, settings, folder);
    const manifest = await unpackInto(archivePath, folder);
    await settleDatabase(folder, manifest);
    await finishRestore(DATA_DIR, folder);
    print(`Restored into ${DATA_DIR}: ${describeBackup(manifest)}.`);
    const names = unset(manifest, settings);
    if (names.length > 0) print(`Set there, and not here: ${names.join(", ")}.`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
};
