import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseAddress, isFile, openDatabase } from "#platform/db/client.ts";
import { migrateDatabase } from "#platform/db/migration/migrate.ts";
import { isBusy } from "#platform/db/sqlite-errors.ts";
import type { Settings } from "#platform/env/env.ts";
import { refuseUnfitDatabase } from "./refuse-unfit-database.ts";
import { tryDatabaseServer } from "./try-database-server.ts";
import { unusableDatabase } from "./unusable-database.ts";

const mostTries = 20;
const retryMilliseconds = 500;

/** One of several processes started at once migrates the schema; the others wait. */
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

const tryServer = async (address: DatabaseAddress) => {
  if (isFile(address.url)) return;
  const db = await openDatabase(address);
  await tryDatabaseServer(db).finally(db.close);
};

const open = async (address: DatabaseAddress) => {
  await tryServer(address);
  await migrateBesideOthers(address);
  const db = await openDatabase(address);
  try {
    await refuseUnfitDatabase(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
};

type Given = Pick<Settings, "DATABASE_URL" | "DATABASE_AUTH_TOKEN">;

/** Opens the database and brings its schema up to date. Throws {@link StartError}. */
export const openMigrated = async (
  settings: Given,
  { isBesideProduct = false }: { isBesideProduct?: boolean } = {},
) => {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = settings;
  try {
    return await open({ url, authToken, isBesideProduct });
  } catch (error) {
    throw unusableDatabase(url, error);
  }
};
