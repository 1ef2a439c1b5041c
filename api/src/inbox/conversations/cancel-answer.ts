import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { Actor } from "#platform/actor.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, notFound } from "#platform/errors.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { detachFiles } from "../files/attach-files.ts";
import { type ConversationRow, readConversation } from "../messages/conversation-row.ts";
import { saveSummaries } from "../messages/save-summaries.ts";

const repliesIn = (conversationId: string) =>
  and(eq(messages.conversationId, conversationId), eq(messages.kind, "reply"));

const readFirstReplyTime = async (tx: Transaction, conversationId: string) => {
  const [first] = await tx
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(repliesIn(conversationId))
    .orderBy(asc(messages.createdAt))
    .limit(1);
  return first?.createdAt ?? null;
};

/** The messages that it answered wait again, unless another reply answered them too. */
const undoReply = async (
  tx: Transaction,
  conversation: ConversationRow,
  repliedAt: string,
  at: Date,
) => {
  const { id, state, firstAnswerAt, latestAt } = conversation;
  const respondedAt = sql<
    string | null
  >`(SELECT max(reply.created_at) FROM messages reply WHERE reply.conversation_id = ${id} AND reply.kind = 'reply' AND reply.created_at >= messages.created_at)`;
  const isAnswered = and(eq(messages.conversationId, id), eq(messages.fromGuest, true));
  const changed = await tx
    .update(messages)
    .set({ respondedAt })
    .where(and(isAnswered, eq(messages.respondedAt, repliedAt)))
    .returning({ respondedAt: messages.respondedAt });
  const isWaiting = changed.some((message) => message.respondedAt === null);
  const wasFirst = firstAnswerAt === repliedAt;
  await saveSummaries(tx, [
    {
      ...conversation,
      state: isWaiting && state === "answered" ? "new" : state,
      firstAnswerAt: wasFirst ? await readFirstReplyTime(tx, id) : firstAnswerAt,
      latestAt: nextVersionTime(latestAt, at),
    },
  ]);
};

/** Removes a reply that waits for its time. Returns its text and files; 409 once a worker has taken its mail. */
export const cancelAnswer = async (
  tx: Transaction,
  id: string,
  answerId: string,
  { by, at }: { by: Actor; at: Date },
) => {
  const conversation = await readConversation(tx, id);
  const byId = eq(messages.id, answerId);
  const [reply] = await tx
    .select({ text: messages.text, createdAt: messages.createdAt, mailId: messages.mailId })
    .from(messages)
    .where(and(byId, repliesIn(id)));
  if (!reply) throw notFound("Reply");
  const stopped = await tx
    .delete(mails)
    .where(and(eq(mails.id, reply.mailId ?? ""), isNotNull(mails.sendAt)))
    .returning({ id: mails.id });
  if (stopped.length === 0)
    throw conflict("This reply can't be cancelled any more: its sending has started.");
  const files = await detachFiles(tx, answerId, at);
  await tx.delete(messages).where(byId);
  await undoReply(tx, conversation, reply.createdAt, at);
  const subject = { kind: "conversation", id } as const;
  await addEntry(tx, { action: "conversation.answer_cancelled", subject, by, at });
  return { text: reply.text ?? "", files };
};
