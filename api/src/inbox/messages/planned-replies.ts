import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Box } from "shared/inbox/conversations";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { readConversation } from "./conversation-row.ts";
import { endWait, toAnswered, whereUnanswered } from "./record-reply.ts";

/** The time at which the next planned reply of a conversation goes out. */
export const replyPlannedAt: SQL<string | null> = sql<
  string | null
>`(SELECT min(planned.send_at) FROM mails AS planned CROSS JOIN messages AS reply WHERE planned.send_at IS NOT NULL AND planned.status <> 'failed' AND reply.mail_id = planned.id AND reply.conversation_id = conversations.id)`;

/** Counts planned replies as answers, because a worker sends their mails now. */
export const recordPlannedReplies = async (tx: Transaction, mailIds: string[], at: Date) => {
  const { id, seq, conversationId, answersId } = messages;
  const replies = await tx
    .select({ id, seq, conversationId, answersId })
    .from(messages)
    .where(and(eq(messages.kind, "reply"), inArray(messages.mailId, mailIds)));
  const repliedAt = at.toISOString();
  for (const reply of replies) {
    await tx.update(messages).set({ createdAt: repliedAt }).where(eq(id, reply.id));
    const conversation = await readConversation(tx, reply.conversationId);
    const { state, latestAt } = conversation;
    const isOpen = whereUnanswered(reply.conversationId);
    // The reply was written before these.
    const later = await tx.$count(
      messages,
      and(isOpen, gt(seq, reply.seq), isNull(messages.closedAt)),
    );
    const earlier = and(isOpen, lt(seq, reply.seq));
    await endWait(
      tx,
      {
        ...conversation,
        ...(later === 0 && { state: toAnswered(state) }),
        latestAt: nextVersionTime(latestAt, at),
      },
      repliedAt,
      reply.answersId === null ? earlier : or(earlier, eq(id, reply.answersId)),
    );
  }
};

const reasons = {
  trash: "The conversation was moved to the trash.",
  spam: "The conversation was marked as spam.",
};

/** Stops the planned replies of a conversation that has left the inbox. Back in the inbox, those whose time is still to come go. */
export const updatePlannedReplies = async (
  tx: Transaction,
  conversationId: string,
  box: Box,
  at: Date,
) => {
  const own = tx
    .select({ id: messages.mailId })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.kind, "reply")));
  const isPlanned = and(inArray(mails.id, own), isNotNull(mails.sendAt));
  if (box === "inbox") {
    const resumed = {
      status: sql`iif(${mails.queuedAt} IS NULL, 'held', 'queued')`,
      dueAt: sql`iif(${mails.queuedAt} IS NULL, NULL, ${mails.sendAt})`,
      lastError: null,
    };
    const isToCome = gt(mails.sendAt, at.toISOString());
    await tx
      .update(mails)
      .set(resumed)
      .where(and(isPlanned, isToCome, eq(mails.status, "failed")));
    return;
  }
  await tx
    .update(mails)
    .set({ status: "failed", dueAt: null, lastError: reasons[box] })
    .where(and(isPlanned, ne(mails.status, "failed")));
};
