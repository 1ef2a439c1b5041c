import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseAddress, openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { isBusy } from "#db/sqlite-errors.ts";
import type { Settings } from "../../env/env.ts";
import { StartError } from "../../lib/start-error.ts";
import { hasOthers } from "./has-others.ts";

const mostTries = 20;
const retryMilliseconds = 500;

/** Of several processes that are started at once, one brings the schema up to date; the others find it done. */
const migrateBesideOthers = async (address: DatabaseAddress) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateDatabase(address);
    } catch (error) {
      const isAlreadyDone = /already exists|duplicate column/.test(String(error));
      if (tries === mostTries || !(isBusy(error) || isAlreadyDone)) throw error;
      await pause(retryMilliseconds);
    }
  }
};

/** Opens the database and brings its schema up to date. Throws {@link StartError}. */
export const openMigrated = async (settings: Settings) => {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = settings;
  try {
    const address = { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN };
    await migrateBesideOthers(address);
    return await openDatabase({ ...address, isShared: hasOthers(settings) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATABASE_URL ${DATABASE_URL.replace(/\?.*/s, "")} cannot be used: ${reason}`,
    );
  }
};
