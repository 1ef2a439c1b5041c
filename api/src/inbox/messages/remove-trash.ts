import { inArray, lt, or } from "drizzle-orm";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationFiles } from "#tables/conversation-files.ts";
import { conversations } from "#tables/conversations.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { proposals } from "#tables/proposals.ts";
import { ofMessages, removeFiles } from "../files/remove-files.ts";

type Deps = { db: Database; now: () => Date };

const oldTrash = (tx: Pick<Transaction, "select">, before: string) =>
  tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(lt(conversations.trashedAt, before));

const oldProposals = (tx: Pick<Transaction, "select">, before: string) =>
  tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(inArray(proposals.conversationId, oldTrash(tx, before)));

/** Receipts of payments. */
const removeReceipts = (tx: Transaction, before: string) => {
  const isOld = inArray(mails.about, oldProposals(tx, before));
  const batch = tx.select({ id: mails.id }).from(mails).where(isOld).limit(batchSize);
  return tx.delete(mails).where(inArray(mails.id, batch)).returning({ id: mails.id });
};

/** Messages with all mails that carry or announce them. */
const removeMessages = async (tx: Transaction, before: string) => {
  const isOld = inArray(messages.conversationId, oldTrash(tx, before));
  const rows = await tx.select({ id: messages.id }).from(messages).where(isOld).limit(batchSize);
  const ids = rows.map(({ id }) => id);
  await tx.delete(mails).where(or(inArray(mails.answers, ids), inArray(mails.about, ids)));
  await tx.delete(messages).where(inArray(messages.id, ids));
  return ids;
};

const removeEmptied = (tx: Transaction, before: string) => {
  const batch = oldTrash(tx, before).limit(batchSize);
  return tx
    .delete(conversations)
    .where(inArray(conversations.id, batch))
    .returning({ id: conversations.id });
};

/** Removes for good what was thrown away 30 days ago. */
export const createTrashRemoval =
  ({ db, now }: Deps) =>
  async (signal: AbortSignal) => {
    const before = daysBefore(now(), limits.trashDays);
    const isOld = inArray(messages.conversationId, oldTrash(db.read, before));
    const isOfProposals = inArray(conversationFiles.proposalId, oldProposals(db.read, before));
    await removeFiles(db, or(ofMessages(isOld), isOfProposals), signal);
    await changeInBatches(db, (tx) => removeReceipts(tx, before), signal);
    await changeInBatches(db, (tx) => removeMessages(tx, before), signal);
    const removed = signal.aborted
      ? 0
      : await changeInBatches(db, (tx) => removeEmptied(tx, before), signal);
    if (removed > 0) await db.truncateWal();
    return { removed };
  };
