import { eq, inArray, sql } from "drizzle-orm";
import { upsertMany } from "#platform/db/insert-many.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationAddresses, conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { type ConversationRow, conversationColumns } from "./conversation-row.ts";
import { readGuestMessages } from "./guest-messages.ts";
import { summarize } from "./summarize.ts";

/** Computes and stores conversations; removes those whose guest has no message left. */
export const saveSummaries = async (tx: Transaction, rows: ConversationRow[]) => {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const all = await readGuestMessages(tx, sql`json_each(${ids})`);
  const messagesByConversation = Map.groupBy(all, ({ conversationId }) => conversationId);
  const summaries = rows.flatMap((row) => {
    const own = messagesByConversation.get(row.id);
    return own ? [summarize(row, own)] : [];
  });
  const empty = rows.map(({ id }) => id).filter((id) => !messagesByConversation.has(id));
  await upsertMany(tx, conversations, summaries, conversations.id);
  if (empty.length > 0) await tx.delete(conversations).where(inArray(conversations.id, empty));
};

/** Computes conversations again after messages were removed, and forgets the addresses that only those had. */
export const summarizeRest = async (tx: Transaction, changed: readonly string[]): Promise<void> => {
  const ids = [...new Set(changed)];
  if (ids.length === 0) return;
  const { address, conversationId } = conversationAddresses;
  const isUsed = sql`EXISTS (SELECT 1 FROM ${messages} WHERE ${eq(messages.conversationId, conversationId)} AND from_guest AND (lower(${messages.email}) = ${address} OR ${messages.phone} = ${address}))`;
  await tx
    .delete(conversationAddresses)
    .where(sql`${inArray(conversationId, ids)} AND NOT ${isUsed}`);
  const isChanged = inArray(conversations.id, ids);
  const rows = await tx.select(conversationColumns).from(conversations).where(isChanged);
  await saveSummaries(tx, rows);
};
