import { join } from "node:path";
import type { Settings } from "../env/env.ts";
import { createReleases } from "../hosting/releases.ts";
import type { Log } from "../lib/log.ts";
import { createImageWorkerPool } from "../media/images/image-worker-pool.ts";
import { openBucketOwnership, openMasters, openStorage } from "../media/storage/open-storage.ts";
import { createClockCheck } from "./clock-check.ts";
import { checkEncryptionKey } from "./data/check-encryption-key.ts";
import { hasOthers } from "./data/has-others.ts";
import { holdDatabase } from "./data/hold-database.ts";
import { openMigrated } from "./data/open-migrated.ts";
import { prepareDataFolder } from "./data/prepare-data-folder.ts";
import { readSecrets } from "./data/secrets.ts";
import { tryStorage } from "./data/try-storage.ts";
import { createDiskSpaceReader } from "./disk-space-reader.ts";
import { createDatabaseClock } from "./processes/database-clock.ts";

/** Opens what the services stand on. Throws {@link StartError} when the person who starts must act. */
export const openFoundations = async (settings: Settings, log: Log, signal: AbortSignal) => {
  await prepareDataFolder(settings.DATA_DIR);
  const secrets = await readSecrets(settings);
  const hold = await holdDatabase(settings);
  const db = await openMigrated(settings);
  const clock = hasOthers(settings) ? createDatabaseClock({ db, log }) : undefined;
  await clock?.look();
  const now = clock?.now ?? (() => new Date());
  await checkEncryptionKey(db, secrets.encryption, {
    log,
    mayChange: !hasOthers(settings) || settings.ENCRYPTION_KEY_CHANGE === "accept",
  });
  const imageProcessor = createImageWorkerPool();
  const storage = await openStorage(settings, signal);
  void tryStorage(storage, log);
  const ownsStorage = openBucketOwnership(settings, db, log, signal);
  const releases = createReleases(join(settings.DATA_DIR, "releases"), log);
  await releases.restore();
  return {
    db,
    storage,
    masters: await openMasters(settings, ownsStorage, signal),
    imageProcessor,
    ownsStorage,
    releases,
    secrets,
    readDiskSpace: createDiskSpaceReader(settings),
    settings,
    log,
    now,
    clock,
    isClockSteady: createClockCheck({ db, log, now }),
    close: () => {
      imageProcessor.stop();
      db.close();
      hold.letGo();
    },
  };
};
export type Foundations = Awaited<ReturnType<typeof openFoundations>>;
