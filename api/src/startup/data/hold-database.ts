import { setTimeout as pause } from "node:timers/promises";
import Driver from "libsql/promise";
import { isFile, toPath } from "#db/client.ts";
import { isBusy } from "#db/sqlite-errors.ts";
import type { Settings } from "../../env/env.ts";
import { StartError } from "../../lib/start-error.ts";
import { hasOthers } from "./has-others.ts";
import { unusableDatabase } from "./unusable-database.ts";

const retryMilliseconds = 100;

/** One that was told to stop may still be at it (ms). */
const longestWait = 5_000;

const ways = {
  alone: {
    lock: "BEGIN EXCLUSIVE",
    refusal:
      "Another process of the product uses this database. Stop it first, or start both with --role: several processes share a database then.",
  },
  shared: {
    lock: "BEGIN; SELECT count(*) FROM sqlite_master",
    refusal:
      "A process that was started without --role and PROCESSES uses this database, and expects to be alone with it. Stop it first, or start it with --role, too.",
  },
};

const tryLock = async (driver: Driver, lock: string) => {
  try {
    await driver.exec(lock);
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    await driver.exec("ROLLBACK").catch(() => {});
    return false;
  }
};

/**
 * Keeps processes that share a database file and one that is alone with it apart, by a lock on a file beside it. The
 * system lets go of it however a process ends. Throws {@link StartError}.
 */
export const holdDatabase = async (
  settings: Parameters<typeof hasOthers>[0] & Pick<Settings, "DATABASE_URL">,
  patience = longestWait,
) => {
  const { DATABASE_URL } = settings;
  if (!isFile(DATABASE_URL)) return { letGo: () => {} };
  const { lock, refusal } = ways[hasOthers(settings) ? "shared" : "alone"];
  const giveUpAt = performance.now() + patience;
  try {
    const driver = new Driver(`${toPath(DATABASE_URL)}.lock`, { timeout: 0 });
    while (!(await tryLock(driver, lock))) {
      if (performance.now() > giveUpAt) throw new StartError(refusal);
      await pause(retryMilliseconds);
    }
    return { letGo: () => driver.close() };
  } catch (error) {
    throw error instanceof StartError ? error : unusableDatabase(DATABASE_URL, error);
  }
};
