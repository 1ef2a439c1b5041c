import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { Settings } from "../../env/env.ts";
import { StartError } from "../../lib/start-error.ts";
import { hasOthers } from "./has-others.ts";

/** Opens the database and brings its schema up to date. Throws {@link StartError}. */
export const openMigrated = async (settings: Settings) => {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = settings;
  try {
    const address = { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN };
    await migrateDatabase(address);
    return await openDatabase({ ...address, isShared: hasOthers(settings) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATABASE_URL ${DATABASE_URL.replace(/\?.*/s, "")} cannot be used: ${reason}`,
    );
  }
};
