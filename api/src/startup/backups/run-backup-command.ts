import { dirname, resolve } from "node:path";
import { isFile } from "#db/client.ts";
import { writeSnapshot } from "#db/file/snapshot.ts";
import { moveFile } from "../../backup/move-file.ts";
import { packBackup } from "../../backup/pack-backup.ts";
import { takeBackup } from "../../backup/take-backup.ts";
import type { Settings } from "../../env/env.ts";
import { isThere } from "../../lib/files/is-there.ts";
import type { Print } from "../../lib/print.ts";
import { StartError } from "../../lib/start-error.ts";
import { findDatabaseFile } from "../data/find-database-file.ts";
import { isRunning } from "../data/is-running.ts";
import { askProduct } from "./ask-product.ts";
import { describeBackup } from "./describe-backup.ts";

const findDatabase = async ({ DATABASE_URL }: Settings) => {
  if (!isFile(DATABASE_URL)) {
    throw new StartError("The database is on a server of its own: back it up there.");
  }
  return findDatabaseFile(DATABASE_URL);
};

const makeAlone = (settings: Settings, databasePath: string, target: string) => {
  const db = { snapshot: (path: string) => writeSnapshot(databasePath, path) };
  const store = (path: string) => moveFile(path, target);
  return takeBackup({ db, pack: packBackup, settings }, store);
};

/** Makes a backup at `file`, through the running product where it runs. Throws {@link StartError} or {@link BackupError}. */
export const runBackupCommand = async (settings: Settings, file: string, print: Print) => {
  const target = resolve(file);
  if (await isThere(target)) throw new StartError(`${file} is there already.`);
  if (!(await isThere(dirname(target))))
    throw new StartError(`There is no folder ${dirname(target)}.`);
  const databasePath = await findDatabase(settings);
  const { bytes, manifest } = (await isRunning(settings))
    ? await askProduct(settings, target)
    : await makeAlone(settings, databasePath, target);
  print(`${file} (${Math.ceil(bytes / 1e6)} MB): ${describeBackup(manifest)}.`);
  print("It was restored into an empty folder, opened and counted.");
  print(
    settings.BACKUP_KEY
      ? "It is encrypted with BACKUP_KEY."
      : "It holds people's data and this server's secrets, and is not encrypted: keep it as safe as the server.",
  );
};
