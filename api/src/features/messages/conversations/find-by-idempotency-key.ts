import { and, eq, sql } from "drizzle-orm";
import { keyConflict } from "#db/idempotency.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import type { Transaction } from "#db/transaction.ts";
import { emailKey } from "../../../lib/email-key.ts";

type Row = typeof conversationEntries.$inferSelect;
/** What is sent to a conversation; `to` where an address was chosen. */
type Sent = Pick<Row, "conversationId" | "kind" | "text" | "channel"> & { to?: string | undefined };

const isSame = (entry: Row, { kind, text, channel, to }: Sent) =>
  entry.kind === kind &&
  entry.text === text &&
  entry.channel === channel &&
  (to === undefined || entry.to === null || emailKey(entry.to) === emailKey(to));

/** Whether what was written in a conversation can lie in another by now: it was joined to that, or split. */
const isMoved = async (tx: Transaction, id: string) => {
  if ((await tx.$count(conversations, eq(conversations.id, id))) === 0) return true;
  const { conversationId, change } = conversationEntries;
  const isSplit = and(eq(conversationId, id), sql`${change} ->> 'split' IS NOT NULL`);
  return (await tx.$count(conversationEntries, isSplit)) > 0;
};

/**
 * An entry has the id that its sender gave it as `Idempotency-Key`. Returns the conversation that holds it now, also
 * days later, when a phone comes back that never heard the answer; 409 where something else was written with it.
 */
export const findByIdempotencyKey = async (
  tx: Transaction,
  key: string | undefined,
  sent: Sent,
): Promise<string | undefined> => {
  if (key === undefined) return undefined;
  const [entry] = await tx
    .select()
    .from(conversationEntries)
    .where(eq(conversationEntries.id, key));
  if (!entry) return undefined;
  const isThere = entry.conversationId === sent.conversationId;
  if (!isSame(entry, sent) || !(isThere || (await isMoved(tx, sent.conversationId))))
    throw keyConflict();
  return entry.conversationId;
};
