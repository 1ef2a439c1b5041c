import { eq, type SQL } from "drizzle-orm";
import type { TimetableRecord } from "shared/content/records/timetable";
import type { Transaction } from "#platform/db/transaction.ts";
import { timetable } from "#tables/records.ts";

/** Takes records that are gone out of entries, which would fail as a whole; an entry without any other goes. */
export const takeOut = async (
  tx: Transaction,
  where: SQL,
  isGone: (record: TimetableRecord) => boolean,
) => {
  const rows = await tx.select().from(timetable).where(where);
  for (const row of rows) {
    const records = row.records.filter((record) => !isGone(record));
    const isThis = eq(timetable.id, row.id);
    if (records.length === 0) await tx.delete(timetable).where(isThis);
    else if (records.length < row.records.length)
      await tx.update(timetable).set({ records }).where(isThis);
  }
};
