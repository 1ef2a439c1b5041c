import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupStep } from "shared/backups";
import type { Database } from "#db/client.ts";
import { backupIn, type Packed, type PackOrder, snapshotIn } from "./pack-backup.ts";

export type BackupSettings = {
  DATA_DIR: string;
  BACKUP_KEY?: string | undefined;
  /** Set where the pictures lie in a bucket. */
  mediaS3?: object | undefined;
  /** Names of the variables that are set. */
  given: string[];
};

type Deps = {
  db: Pick<Database, "snapshot">;
  pack: (order: PackOrder) => Promise<Packed>;
  settings: BackupSettings;
};

/** Takes the file away from where it lies. */
export type Store = (path: string, packed: Packed) => Promise<void>;

export const backupFolder = (dataDir: string) => join(dataDir, "backups");

/** Work that was broken off leaves its folder behind. */
const workPrefix = "work-";
export const isWorkFolder = (name: string) => name.startsWith(workPrefix);

/** Makes and checks a backup, and hands the file to `store`. Throws {@link BackupError}. */
export const takeBackup = async (
  { db, pack, settings }: Deps,
  store: Store,
  onStep: (step: BackupStep) => void = () => {},
) => {
  const { DATA_DIR, BACKUP_KEY, mediaS3, given } = settings;
  await mkdir(backupFolder(DATA_DIR), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(backupFolder(DATA_DIR), workPrefix));
  try {
    onStep("database");
    await db.snapshot(snapshotIn(folder));
    onStep("files");
    const packed = await pack({
      folder,
      dataDir: DATA_DIR,
      pictures: mediaS3 ? "bucket" : "archive",
      variables: given,
      key: BACKUP_KEY,
    });
    onStep("storing");
    await store(backupIn(folder), packed);
    return packed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
