import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { TrashEntry, TrashKind, TrashListQuery } from "shared/content/records/trash";
import { limits } from "shared/limits";
import { addEntry } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import { type Actor, product } from "#platform/actor.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { notFound } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { users } from "#tables/accounts.ts";
import { reviews } from "#tables/content.ts";
import { trash } from "#tables/records.ts";
import { deleteForGood, deleteHistory } from "./delete-for-good.ts";
import { restoreRows } from "./restore-rows.ts";

const { id: _id, kind, name, deletedAt, recordId, path } = trash;
const listed = { _id, kind, name, deletedBy: users.username, deletedAt };

const daysAfter = (time: string, days: number) =>
  new Date(Date.parse(time) + days * 24 * 3_600_000).toISOString();

const findOrThrow = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(trash).where(eq(trash.id, id));
  if (!row) throw notFound("Deleted record");
  return row;
};

/** Without the name of a review's guest; a question has no id. */
const describe = ({
  kind,
  recordId: id,
  name,
}: {
  kind: TrashKind;
  recordId: string;
  name: string;
}): Pick<AuditEvent, "subject" | "after"> => {
  if (kind === "question") return { after: { question: name } };
  if (kind === "review") return { subject: { kind, id } };
  return { subject: { kind: kind === "member" ? "team_member" : kind, id, name } };
};

type Deps = { db: Database; now: () => Date; editContent: EditContent };

/** Deleted records, until they are restored or deleted for good. 404 for an id that does not exist. */
export const createTrashService = ({ db, now, editContent }: Deps) => ({
  /** Newest first. */
  list: async ({ kind: ofKind, page, pageSize }: TrashListQuery) => {
    const where = ofKind && eq(kind, ofKind);
    const [rows, total] = await Promise.all([
      db.read
        .select(listed)
        .from(trash)
        .leftJoin(users, eq(users.id, trash.deletedBy))
        .where(where)
        .orderBy(desc(deletedAt), desc(_id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.read.$count(trash, where),
    ]);
    const toEntry = (row: (typeof rows)[number]): TrashEntry => ({
      ...row,
      goneAt: daysAfter(row.deletedAt, limits.trashDays),
    });
    return { entries: rows.map(toEntry), total, page, pageSize };
  },

  /** Publishes the record as it was. 409 when something else has its id or address now. */
  restore: (by: Actor, id: string) =>
    editContent(by, "Restored from the trash", async (tx) => {
      const row = await findOrThrow(tx, id);
      const records = await restoreRows(tx, row);
      await tx.delete(trash).where(eq(_id, id));
      const value = { kind: row.kind, id: row.recordId, name: row.name };
      return { value, event: { action: "trash.restored", ...describe(row) }, records };
    }),

  deleteForGood: async (by: Actor, id: string): Promise<void> => {
    await db.write(async (tx) => {
      const row = await findOrThrow(tx, id);
      await deleteForGood(tx, [row]);
      await addEntry(tx, { action: "trash.deleted", ...describe(row), by, at: now() });
    });
    // Reviews and team members name people.
    await db.truncateWal();
  },

  /** Deletes reviews and their history for good, wherever they are. */
  eraseReviews: async (ids: string[]): Promise<void> => {
    if (ids.length === 0) return;
    await editContent(product, "Erased a guest's reviews", async (tx) => {
      await tx.delete(reviews).where(inArray(reviews.id, ids));
      await tx.delete(trash).where(and(eq(kind, "review"), inArray(recordId, ids)));
      for (const id of ids) await deleteHistory(tx, { kind: "review", recordId: id });
      const event = { action: "review.deleted", after: { count: ids.length } } as const;
      return { value: undefined, event };
    });
  },

  /** Deletes records that have been in the trash for 30 days. */
  removeOld: async (signal: AbortSignal) => {
    const isOld = lt(deletedAt, daysBefore(now(), limits.trashDays));
    const removeBatch = async (tx: Transaction) => {
      const rows = await tx
        .select({ id: _id, kind, recordId, path })
        .from(trash)
        .where(isOld)
        .limit(batchSize);
      await deleteForGood(tx, rows);
      return rows;
    };
    const removed = await changeInBatches(db, removeBatch, signal);
    // Reviews and team members name people.
    if (removed > 0) await db.truncateWal();
    return { removed };
  },
});
export type TrashService = ReturnType<typeof createTrashService>;
