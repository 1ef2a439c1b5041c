import { createClient } from "@libsql/client";
import { isFile } from "#platform/db/client.ts";
import { isBusy } from "#platform/db/sqlite-errors.ts";
import type { Settings } from "#platform/env/env.ts";
import { StartError } from "#platform/start-error.ts";

/**
 * Returns true if another process has the database file open. Only a process alone with a file may leave WAL; the
 * next one to open it sets it again. A server's users cannot be seen.
 */
export const isRunning = async ({ DATABASE_URL }: Pick<Settings, "DATABASE_URL">) => {
  if (!isFile(DATABASE_URL)) return false;
  const client = createClient({ url: DATABASE_URL, timeout: 50 });
  try {
    await client.execute("PRAGMA journal_mode = DELETE");
    return false;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return true;
  } finally {
    client.close();
  }
};

/** Throws {@link StartError} while the product runs. */
export const assertStopped = async (settings: Pick<Settings, "DATABASE_URL">) => {
  if (await isRunning(settings)) throw new StartError("The product is running; stop it first.");
};
