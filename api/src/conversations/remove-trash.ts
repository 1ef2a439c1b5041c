import { inArray, lt } from "drizzle-orm";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { daysBefore } from "#db/older-than.ts";
import { conversations } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";

type Deps = { db: Database; now: () => Date };

const removeSome = async (tx: Transaction, before: string) => {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(lt(conversations.trashedAt, before))
    .limit(batchSize);
  const ids = rows.map(({ id }) => id);
  for (const table of [contacts, inquiries]) {
    const isIn = inArray(table.conversationId, ids);
    const messages = tx.select({ id: table.id }).from(table).where(isIn);
    await tx.delete(mails).where(inArray(mails.answers, messages));
    await tx.delete(table).where(isIn);
  }
  await tx.delete(conversations).where(inArray(conversations.id, ids));
  return ids;
};

/** Removes for good what was thrown away 30 days ago. */
export const createTrashRemoval =
  ({ db, now }: Deps) =>
  async (signal: AbortSignal) => {
    const before = daysBefore(now(), limits.trashDays);
    const removed = await changeInBatches(db, (tx) => removeSome(tx, before), signal);
    if (removed > 0) await db.truncateWal();
    return { removed };
  };
