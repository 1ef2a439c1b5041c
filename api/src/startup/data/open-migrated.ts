import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import type { Settings } from "../../env/env.ts";
import { StartError } from "../../lib/start-error.ts";

/** Opens the database and brings its schema up to date. Throws {@link StartError}. */
export const openMigrated = async ({ DATABASE_URL, DATABASE_AUTH_TOKEN }: Settings) => {
  try {
    const address = { url: DATABASE_URL, authToken: DATABASE_AUTH_TOKEN };
    await migrateDatabase(address);
    return await openDatabase(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `DATABASE_URL ${DATABASE_URL.replace(/\?.*/s, "")} cannot be used: ${reason}`,
    );
  }
};
