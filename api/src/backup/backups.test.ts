import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { createLog } from "../lib/log.ts";
import { createBackupHistory } from "./backup-history.ts";
import { createBackups } from "./backups.ts";
import { createDestination } from "./destination.ts";
import { createStoredBackups } from "./stored-backups.ts";

/** Backups whose packing goes on until the product stops. */
const open = async () => {
  const { db, folder, url, clock } = await createTestApp();
  const log = createLog("silent");
  const destination = createDestination({ DATA_DIR: folder });
  const history = createBackupHistory(db);
  let snapshots = 0;
  const packing = Promise.withResolvers<void>();
  const backups = createBackups({
    db: {
      snapshot: async (target) => {
        snapshots += 1;
        await db.snapshot(target);
      },
    },
    history,
    destination,
    stored: createStoredBackups({ history, destination, log }),
    settings: { DATA_DIR: folder, DATABASE_URL: url, BACKUP_KEEP: 3, given: [] },
    pack: (_order, signal) => {
      packing.resolve();
      return new Promise((_made, fail) =>
        signal.addEventListener("abort", () => fail(signal.reason), { once: true }),
      );
    },
    readDiskSpace: async () => ({ free: 1e12, total: 1e12 }),
    log,
    now: clock.now,
  });
  return { backups, packing: packing.promise, countSnapshots: () => snapshots };
};

test("whoever waits for a backup while the product stops reads why there is none, and nothing is copied for it", async () => {
  const { backups, packing, countSnapshots } = await open();
  const folder = await makeFolder();
  const stop = new AbortController();
  const asked = [1, 2, 3].map((number) =>
    backups.makeAt(`${folder}/${number}`, stop.signal).catch(String),
  );
  await packing;
  stop.abort();
  const sentence = "Error: The product is being stopped: run this again.";
  expect(await Promise.all(asked)).toEqual([sentence, sentence, sentence]);
  expect(countSnapshots()).toBe(1);
});
