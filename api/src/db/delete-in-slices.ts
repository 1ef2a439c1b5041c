import { inArray, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** Rows that one transaction deletes; others wait meanwhile. */
const sliceLength = 500;

/** Deletes the rows that `where` finds, a slice in each transaction. Returns how many there were. */
export const deleteInSlices = async (
  db: Database,
  table: SQLiteTable & { id: SQLiteColumn },
  where: SQL | undefined,
): Promise<number> => {
  const deleteSome = () =>
    db.write((tx) => {
      const some = tx.select({ id: table.id }).from(table).where(where).limit(sliceLength);
      return tx.delete(table).where(inArray(table.id, some)).returning({ id: table.id });
    });
  let total = 0;
  for (let deleted = sliceLength; deleted === sliceLength; total += deleted) {
    deleted = (await deleteSome()).length;
  }
  return total;
};
