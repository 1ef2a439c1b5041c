import { and, eq, inArray, sql } from "drizzle-orm";
import { type RecordRef, recordKind } from "shared/content/records/records";
import type { Transaction } from "#platform/db/transaction.ts";
import { drafts, previewLinks, recordVersions, timetable, trash } from "#tables/records.ts";

type Entry = Pick<typeof trash.$inferSelect, "id" | "kind" | "recordId">;

/** Entries of other records stay. */
const removeFromTimetable = async (tx: Transaction, { kind, id }: RecordRef) => {
  const isOfRecord = sql`value ->> 'kind' = ${kind} AND value ->> 'id' = ${id}`;
  const named = sql`EXISTS (SELECT 1 FROM json_each(${timetable.records}) WHERE ${isOfRecord})`;
  const rows = await tx.select().from(timetable).where(named);
  for (const row of rows) {
    const records = row.records.filter((each) => each.kind !== kind || each.id !== id);
    const isThis = eq(timetable.id, row.id);
    if (records.length > 0) await tx.update(timetable).set({ records }).where(isThis);
    else await tx.delete(timetable).where(isThis);
  }
};

const deleteHistory = async (tx: Transaction, { kind, id }: RecordRef) => {
  for (const table of [recordVersions, drafts, previewLinks])
    await tx.delete(table).where(and(eq(table.kind, kind), eq(table.recordId, id)));
  await removeFromTimetable(tx, { kind, id });
};

/** Deletes entries of the trash with the versions, drafts, preview links and plans of their records. */
export const deleteForGood = async (tx: Transaction, entries: readonly Entry[]) => {
  for (const { kind, recordId } of entries) {
    const { data } = recordKind.safeParse(kind);
    if (data) await deleteHistory(tx, { kind: data, id: recordId });
  }
  const ids = entries.map(({ id }) => id);
  await tx.delete(trash).where(inArray(trash.id, ids));
};
