import { setTimeout as pause } from "node:timers/promises";
import Driver from "libsql/promise";
import { isFile, toPath } from "#platform/db/client.ts";
import { isBusy } from "#platform/db/sqlite-errors.ts";
import type { Settings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";
import { unusableDatabase } from "./unusable-database.ts";

const retryMilliseconds = 100;

/** Milliseconds that a stopping process may still need. */
const longestWait = 5_000;

const refusal = "Another process of the product is using this database. Stop it first.";

const tryLock = async (driver: Driver) => {
  try {
    await driver.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    await driver.exec("ROLLBACK").catch(() => {});
    return false;
  }
};

/**
 * Keeps a second process away from a database file by a lock on a file beside it, which the system releases however
 * the process ends. Throws {@link StartError}.
 */
export const holdDatabase = async (
  { DATABASE_URL }: Pick<Settings, "DATABASE_URL">,
  patience = longestWait,
) => {
  if (!isFile(DATABASE_URL)) return { letGo: () => {} };
  const giveUpAt = performance.now() + patience;
  try {
    const driver = new Driver(`${toPath(DATABASE_URL)}.lock`, { timeout: 0 });
    while (!(await tryLock(driver))) {
      if (performance.now() > giveUpAt) throw new StartError(refusal);
      await pause(retryMilliseconds);
    }
    return { letGo: () => driver.close() };
  } catch (error) {
    throw error instanceof StartError ? error : unusableDatabase(DATABASE_URL, error);
  }
};
