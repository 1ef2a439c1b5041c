import { join } from "node:path";
import { removeBackupAddress } from "#backups/backup-port.ts";
import { createImageWorkerPool } from "#media/images/worker/image-worker-pool.ts";
import { openBucketOwnership, openMasters, openStorage } from "#media/storage/open-storage.ts";
import { type Database, isFile } from "#platform/db/client.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Log } from "#platform/log.ts";
import { recordReleases } from "#publishing/hosting/recorded-releases.ts";
import { createReleases, type Releases } from "#publishing/hosting/releases.ts";
import { checkEncryptionKey } from "./data/check-encryption-key.ts";
import { createDiskSpaceReader } from "./data/disk-space-reader.ts";
import { holdDatabase } from "./data/hold-database.ts";
import { openMigrated } from "./data/open-migrated.ts";
import { prepareDataFolder } from "./data/prepare-data-folder.ts";
import { readSecrets } from "./data/secrets.ts";
import { tryStorage } from "./data/try-storage.ts";

type ServedReleases = Releases & { record?: () => Promise<void> };

const openReleases = async (
  { ROLE, DATA_DIR, DATABASE_URL }: Settings,
  db: Database,
  log: Log,
): Promise<ServedReleases> => {
  const releases = createReleases(join(DATA_DIR, "releases"), log, join(DATA_DIR, "site"));
  if (ROLE !== "web") await releases.restore();
  return isFile(DATABASE_URL) ? releases : recordReleases(releases, db, log);
};

/** Opens database, storage and releases for the services. Throws {@link StartError} if the operator must act. */
export const openInfrastructure = async (settings: Settings, log: Log, signal: AbortSignal) => {
  await prepareDataFolder(settings.DATA_DIR);
  const secrets = await readSecrets(settings);
  const hold = await holdDatabase(settings);
  await removeBackupAddress(settings.DATA_DIR).catch((error: unknown) =>
    log.error({ event: "backup.unusable", err: error }, "Could not remove the old backup port."),
  );
  const db = await openMigrated(settings);
  await checkEncryptionKey(db, secrets.encryption, {
    log,
    mayChange: isFile(settings.DATABASE_URL) || settings.ENCRYPTION_KEY_CHANGE === "accept",
  });
  const imageProcessor = createImageWorkerPool();
  const storage = await openStorage(settings, signal);
  void tryStorage(storage, log);
  const ownsStorage = openBucketOwnership(settings, db, log, signal);
  return {
    db,
    storage,
    masters: await openMasters(settings, ownsStorage, signal),
    imageProcessor,
    ownsStorage,
    releases: await openReleases(settings, db, log),
    secrets,
    readDiskSpace: createDiskSpaceReader(settings),
    settings,
    log,
    now: () => new Date(),
    close: () => {
      imageProcessor.stop();
      db.close();
      hold.letGo();
    },
  };
};
export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>;
