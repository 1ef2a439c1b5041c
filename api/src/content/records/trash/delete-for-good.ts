import { inArray } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { ofRecord } from "#publishing/of-record.ts";
import { takeOut } from "#publishing/take-out.ts";
import { drafts, previewLinks, recordVersions, timetable, trash } from "#tables/records.ts";
import { removeMoved } from "../../addresses/stored-redirects.ts";

type Entry = Pick<typeof trash.$inferSelect, "id" | "kind" | "recordId" | "path">;

/** Entries that went out stay as receipts. */
const wherePending = inArray(timetable.state, ["planned", "failed"]);

/** Deletes the versions, drafts, preview links and plans of a record. */
export const deleteHistory = async (
  tx: Transaction,
  { kind, recordId: id }: Pick<Entry, "kind" | "recordId">,
) => {
  for (const table of [recordVersions, drafts, previewLinks])
    await tx.delete(table).where(ofRecord(table, { kind, id }));
  await takeOut(tx, wherePending, (record) => record.kind === kind && record.id === id);
};

/** Deletes entries of the trash with the versions, drafts, preview links, plans and redirects of their records. */
export const deleteForGood = async (tx: Transaction, entries: readonly Entry[]) => {
  for (const entry of entries) {
    await deleteHistory(tx, entry);
    if (entry.path) await removeMoved(tx, entry.path);
  }
  const ids = entries.map(({ id }) => id);
  await tx.delete(trash).where(inArray(trash.id, ids));
};
