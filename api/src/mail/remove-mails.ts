import { inArray, type SQL } from "drizzle-orm";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { mails } from "#tables/mails.ts";

/** Removes them bit by bit until `signal` is aborted. Returns how many there were. */
export const removeMails = (db: Database, where: SQL | undefined, signal: AbortSignal) =>
  changeInBatches(
    db,
    (tx) => {
      const batch = tx.select({ id: mails.id }).from(mails).where(where).limit(batchSize);
      return tx.delete(mails).where(inArray(mails.id, batch)).returning({ id: mails.id });
    },
    signal,
  );
