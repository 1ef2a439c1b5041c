import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { BackupError } from "#backups/backup-error.ts";
import { inWorkFolder } from "#backups/backup-folder.ts";
import { askForBackup } from "#backups/backup-port.ts";
import { makeBackup } from "#backups/make-backup.ts";
import { moveFile } from "#backups/move-file.ts";
import { isFile } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import { errorCode } from "#platform/error-code.ts";
import { isThere } from "#platform/files/is-there.ts";
import type { Print } from "#platform/print.ts";
import { StartError } from "#platform/start-error.ts";
import { findDatabaseFile } from "#server/data/find-database-file.ts";
import { isRunning } from "#server/data/is-running.ts";
import { describeBackup } from "./describe-backup.ts";

const findDatabase = async ({ DATABASE_URL }: Settings) => {
  if (!isFile(DATABASE_URL))
    throw new StartError("The database is on a database server. Back it up there.");
  return findDatabaseFile(DATABASE_URL);
};

const makeAlone = (settings: Settings, databasePath: string, target: string) =>
  inWorkFolder(settings.DATA_DIR, async (folder) => {
    const made = await makeBackup(databasePath, {
      dataDir: settings.DATA_DIR,
      folder,
      pictures: settings.mediaS3 ? "bucket" : "archive",
      variables: settings.given,
      key: settings.BACKUP_KEY,
    });
    await moveFile(made.path, target);
    return made;
  });

const toStartError = (error: unknown) => {
  switch (errorCode(error)) {
    case "EACCES":
    case "EPERM":
      return new StartError("The product runs as another user. Run this command as that user.");
    case "ENOENT":
    case "ECONNREFUSED":
      return new StartError("The product is starting or stopping. Try again in a moment.");
    case "ECONNRESET":
      return new StartError(
        "The product stopped before the backup was complete. Run this command again.",
      );
    default:
      return error;
  }
};

const askProduct = async ({ DATA_DIR }: Settings, target: string) => {
  const reply = await askForBackup(DATA_DIR).catch((error: unknown) => {
    throw toStartError(error);
  });
  if ("refusal" in reply) throw new BackupError(reply.refusal);
  try {
    await moveFile(reply.file, target);
    return reply;
  } finally {
    await rm(reply.file, { force: true });
  }
};

/** Makes a backup at `file`, through the product if it is running, and returns what it holds. Throws {@link StartError} or {@link BackupError}. */
export const runBackupCommand = async (settings: Settings, file: string, print: Print) => {
  const target = resolve(file);
  if (await isThere(target)) throw new StartError(`${file} already exists.`);
  if (!(await isThere(dirname(target))))
    throw new StartError(`The folder ${dirname(target)} does not exist.`);
  const databasePath = await findDatabase(settings);
  const { bytes, manifest } = (await isRunning(settings))
    ? await askProduct(settings, target)
    : await makeAlone(settings, databasePath, target);
  print(`${file} (${Math.ceil(bytes / 1e6)} MB): ${describeBackup(manifest)}.`);
  print("The backup was checked: it was restored into an empty folder, opened and counted.");
  print(
    settings.BACKUP_KEY
      ? "It is encrypted with BACKUP_KEY."
      : "It is not encrypted and contains personal data and this server's secrets: keep it as safe as the server.",
  );
  return { file: target, bytes, isEncrypted: settings.BACKUP_KEY !== undefined, manifest };
};
