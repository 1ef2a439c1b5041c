import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { decryptFile, isEncrypted, readIdentity } from "#backups/archive/encryption.ts";
import { openArchive, unpack } from "#backups/archive/open-archive.ts";
import { refuseNewerBackup } from "#backups/check/inspect-database.ts";
import { databaseFile, type Manifest, pictureFolder } from "#backups/manifest.ts";
import { megabytes } from "#backups/refuse-without-room.ts";
import { readDiskSpace } from "#platform/disk-space.ts";
import type { Settings } from "#platform/env/env.ts";
import { isThere } from "#platform/files/is-there.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { isRunning } from "#server/data/is-running.ts";
import type { Confirm } from "../terminal/confirm.ts";
import { describeBackup } from "./describe-backup.ts";
import { finishRestore, listOlderData, openRestoreFolder } from "./restore-folder.ts";
import { settleDatabase, uncheckedFile } from "./settle-database.ts";

type RestoreCommand = { file: string; identity: string | undefined };
type Dialog = { print: Print; confirm: Confirm };

const assertUnused = async (settings: Settings) => {
  const path = join(settings.DATA_DIR, databaseFile);
  if (settings.DATABASE_URL !== `file:${path}`) {
    throw new StartError(
      `DATABASE_URL points to another database, but this command restores into DATA_DIR. Unset it, restore, then move ${path} there with ibirwa move.`,
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
    throw new StartError("The backup is encrypted. Pass the file with its key as --identity FILE.");
  }
  const plain = join(folder, "decrypted.zip");
  await decryptFile(file, plain, key);
  return plain;
};

const refuseWithoutRoom = async ({ files }: Manifest, folder: string) => {
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { free } = await readDiskSpace(folder);
  if (needed <= free) return;
  throw new StartError(
    `There is not enough disk space: ${megabytes(needed)} needed, ${megabytes(free)} free.`,
  );
};

const unpackInto = async (archivePath: string, folder: string) => {
  const archive = await openArchive(archivePath);
  try {
    await refuseNewerBackup(archive.manifest);
    await refuseWithoutRoom(archive.manifest, folder);
    await unpack(archive, async (name) => {
      const path = join(folder, name === databaseFile ? uncheckedFile : name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      return createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    });
    return archive.manifest;
  } finally {
    archive.close();
  }
};

type Rows = Pick<Manifest, "tables" | "forms">;

/** Counts what the restored folders hold instead of trusting the manifest. */
const countRestored = async (folder: string, rows: Rows, manifest: Manifest) => {
  const { pictures, createdAt } = manifest;
  if (pictures.place === "bucket") return { ...rows, pictures, createdAt };
  const media = join(folder, pictureFolder);
  const stored = (await isThere(media)) ? (await readdir(media)).length : 0;
  return { ...rows, pictures: { ...pictures, missing: pictures.files - stored }, createdAt };
};

const unset = ({ variables }: Manifest, { given }: Settings) =>
  variables.filter((name) => !given.includes(name));

const fill = async (folder: string, settings: Settings, command: RestoreCommand) => {
  const archivePath = await decrypted(command, settings, folder);
  const manifest = await unpackInto(archivePath, folder);
  const rows = await settleDatabase(folder, manifest, settings, command.file);
  return { manifest, restored: await countRestored(folder, rows, manifest) };
};

/** Returns where the present data of `DATA_DIR` goes, once the person at the terminal agrees. */
const confirmReplacement = async ({ DATA_DIR }: Settings, { confirm }: Dialog) => {
  const names = await listOlderData(DATA_DIR);
  if (names.length === 0) return undefined;
  const target = join(DATA_DIR, `replaced-${new Date().toISOString().replace(/[:.]/g, "-")}`);
  await confirm(`DATA_DIR ${DATA_DIR} is not empty. Move its data to ${target} and restore?`);
  return { names, target };
};

/**
 * Restores a backup into `DATA_DIR`: all of it, or nothing that the product would start with. Present data is moved
 * aside. Throws {@link StartError} or {@link BackupError}.
 */
export const runRestoreCommand = async (
  settings: Settings,
  command: RestoreCommand,
  dialog: Dialog,
) => {
  const { DATA_DIR } = settings;
  const { print } = dialog;
  if (!(await isThere(command.file)))
    throw new StartError(`The file ${command.file} does not exist.`);
  await assertUnused(settings);
  const older = await confirmReplacement(settings, dialog);
  const folder = await openRestoreFolder(DATA_DIR);
  const { manifest, restored } = await fill(folder, settings, command).catch(
    async (error: unknown) => {
      await rm(folder, { recursive: true, force: true });
      throw error;
    },
  );
  await finishRestore(DATA_DIR, folder, older);
  print(`Restored into ${DATA_DIR}: ${describeBackup(restored)}.`);
  if (older) print(`The former data is in ${older.target}. Delete it when you no longer need it.`);
  const names = unset(manifest, settings);
  if (names.length > 0)
    print(`Settings of the old server that are missing here: ${names.join(", ")}.`);
};
