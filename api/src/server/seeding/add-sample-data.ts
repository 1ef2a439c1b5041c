import { randomBytes } from "node:crypto";
import { hashPassword } from "#accounts/auth/passwords.ts";
import { createEncodingQueue } from "#media/images/encoding-queue.ts";
import { createPictures } from "#media/images/pictures.ts";
import { createImageWorkerPool } from "#media/images/worker/image-worker-pool.ts";
import { openMasters, openStorage } from "#media/storage/open-storage.ts";
import type { Settings } from "#platform/env/env.ts";
import type { Print } from "#platform/print.ts";
import { createContentWriter } from "#publishing/content-writer.ts";
import { assertStopped } from "../data/is-running.ts";
import { openMigrated } from "../data/open-migrated.ts";
import { prepareDataFolder } from "../data/prepare-data-folder.ts";
import { type SampleCounts, seedSampleData } from "./sample-data/seed-sample-data.ts";

/** Adds sample rows. Throws {@link StartError} while the product runs. */
export const addSampleData = async (settings: Settings, counts: SampleCounts, print: Print) => {
  await prepareDataFolder(settings.DATA_DIR);
  await assertStopped(settings);
  const db = await openMigrated(settings);
  const imageProcessor = createImageWorkerPool();
  try {
    const now = () => new Date();
    const deps = {
      db,
      pictures: createPictures({
        db,
        storage: await openStorage(settings),
        masters: await openMasters(settings),
        queue: createEncodingQueue(),
        imageProcessor,
      }),
      writeContent: createContentWriter({ db, now }, () => {}),
      passwordHash: await hashPassword(randomBytes(24).toString("base64")),
      now: now(),
      print,
    };
    await seedSampleData(deps, counts);
  } finally {
    imageProcessor.stop();
    db.close();
  }
};
