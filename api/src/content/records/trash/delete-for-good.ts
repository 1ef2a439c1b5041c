import { and, eq, inArray, sql } from "drizzle-orm";
import { type RecordRef, recordKind } from "shared/content/records/records";
import type { Transaction } from "#platform/db/transaction.ts";
import { drafts, previewLinks, recordVersions, timetable, trash } from "#tables/records.ts";
import { takeOut } from "../timetable/take-out.ts";

type Entry = Pick<typeof trash.$inferSelect, "id" | "kind" | "recordId">;

/** Entries of other records stay. */
const removeFromTimetable = async (tx: Transaction, { kind, id }: RecordRef) => {
  const isOfRecord = sql`value ->> 'kind' = ${kind} AND value ->> 'id' = ${id}`;
  const named = sql`EXISTS (SELECT 1 FROM json_each(${timetable.records}) WHERE ${isOfRecord})`;
  await takeOut(tx, named, (record) => record.kind === kind && record.id === id);
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
