import { createClient } from "@libsql/client";
import { isBusy } from "#db/sqlite-errors.ts";
import type { Settings } from "../../env/env.ts";
import { StartError } from "../../lib/start-error.ts";

/**
 * Throws {@link StartError} while a process has the database file open. Only whoever is alone with
 * a file may leave WAL; the next one to open it sets it again. A server's users cannot be seen.
 */
export const assertStopped = async ({ DATABASE_URL }: Settings) => {
  if (!DATABASE_URL.startsWith("file:")) return;
  const client = createClient({ url: DATABASE_URL, timeout: 50 });
  try {
    await client.execute("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new StartError("The product is running; stop it first.");
  } finally {
    client.close();
  }
};
