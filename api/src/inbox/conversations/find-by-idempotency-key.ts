import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import { keyConflict } from "#platform/db/idempotency.ts";
import { idempotencyKeys } from "#platform/db/schema/idempotency-keys.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { conflict } from "#platform/errors.ts";
import { conversations } from "#tables/conversations.ts";
import { replyDetails } from "#tables/message-details.ts";
import { type MessageRow, messages } from "#tables/messages.ts";

/** A reply or note that is sent to a conversation; `to` if its sender chose an address. */
type Sent = Pick<MessageRow, "conversationId" | "kind" | "text"> & {
  channel?: AnswerChannel;
  to?: string | undefined;
  files?: string[];
  sendAt?: string;
};

const isSameReply = (row: MessageRow, { channel, files, sendAt }: Sent) => {
  const stored = replyDetails.parse(row.details);
  return isDeepStrictEqual([stored.channel, stored.files, stored.sendAt], [channel, files, sendAt]);
};

const isSame = (row: MessageRow, sent: Sent) =>
  row.kind === sent.kind &&
  row.text === sent.text &&
  (row.kind !== "reply" || isSameReply(row, sent)) &&
  isSameRecipient(row, sent);

const isSameRecipient = (row: MessageRow, { to }: Sent) =>
  to === undefined || row.to === null || emailKey(row.to) === emailKey(to);

/** A message can be in another conversation by now if that was joined to this one, or split off. */
const isMoved = async (tx: Transaction, id: string) => {
  if ((await tx.$count(conversations, eq(conversations.id, id))) === 0) return true;
  const isSplit = and(
    eq(messages.conversationId, id),
    eq(messages.kind, "change"),
    sql`${messages.details} ->> 'split' IS NOT NULL`,
  );
  return (await tx.$count(messages, isSplit)) > 0;
};

const cancelled = "cancelled replies";

/** Refuses the key of a cancelled reply for 24 hours, so that a late repeat does not send it after all. */
export const keepCancelledKey = (tx: Transaction, key: string, at: Date) =>
  tx
    .insert(idempotencyKeys)
    .values({ route: cancelled, key, answer: {}, createdAt: at.toISOString() });

const refuseCancelled = async (tx: Transaction, key: string) => {
  const isCancelled = and(eq(idempotencyKeys.route, cancelled), eq(idempotencyKeys.key, key));
  if ((await tx.$count(idempotencyKeys, isCancelled)) > 0)
    throw conflict("This reply was cancelled. Please send it again with a new Idempotency-Key.");
};

/**
 * A reply or note has its sender's `Idempotency-Key` as its id. Returns its current conversation, also days later for
 * a phone that never received the answer; 409 if another text was written with the key, or its reply was cancelled.
 */
export const findByIdempotencyKey = async (
  tx: Transaction,
  key: string | undefined,
  sent: Sent,
): Promise<string | undefined> => {
  if (key === undefined) return undefined;
  const [row] = await tx.select().from(messages).where(eq(messages.id, key));
  if (!row) {
    await refuseCancelled(tx, key);
    return undefined;
  }
  const isThere = row.conversationId === sent.conversationId;
  if (!isSame(row, sent) || !(isThere || (await isMoved(tx, sent.conversationId))))
    throw keyConflict();
  return row.conversationId;
};
