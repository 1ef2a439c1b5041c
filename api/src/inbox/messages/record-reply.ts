import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AnswerChannel } from "shared/inbox/answer-channels";
import type { z } from "zod";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mails } from "#tables/mails.ts";
import type { replyDetails } from "#tables/message-details.ts";
import { messages } from "#tables/messages.ts";
import { type ConversationRow, readConversation } from "./conversation-row.ts";
import { earliest } from "./earliest.ts";
import { saveSummaries } from "./save-summaries.ts";

/** Why no mail goes to a guest who called, and what to do. */
export const noAddress = "No email address. Reply by WhatsApp or phone, then mark it as answered.";

type Asked = Pick<z.infer<typeof replyDetails>, "files" | "sendAt">;

export type Reply = {
  /** The id that its sender chose. */
  id?: string | undefined;
  text: string;
  channel: AnswerChannel;
  /** The mail that carries it, and its recipient. */
  mail: { id: string; to: string } | null;
  /** The message that it answers. */
  answersId: string | null;
  /** The version of a proposal that it sends. */
  proposal?: { id: string; version: number } | undefined;
  /** The files and the time that its sender chose. */
  asked?: Asked | undefined;
  /** Its mail waits for that time, and the guest for its mail. */
  isPlanned?: boolean | undefined;
  by: Pick<Actor, "id">;
  at: Date;
};

export const findNewestMessage = async (tx: Transaction, conversationId: string) => {
  const [newest] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.fromGuest, true)))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(1);
  return newest?.id;
};

/** Messages that no reply has ended the wait of, possible spam included: nobody replies to spam. */
export const whereUnanswered = (conversationId: string) =>
  and(
    eq(messages.conversationId, conversationId),
    eq(messages.fromGuest, true),
    isNull(messages.respondedAt),
  );

export const toAnswered = (state: ConversationRow["state"]) =>
  state === "new" ? "answered" : state;

const genuine = { flagged: false, receiptOwed: false };

/** Ends the wait of the messages that a reply answers, and stores their conversation. */
export const endWait = async (
  tx: Transaction,
  conversation: ConversationRow,
  repliedAt: string,
  answered: SQL | undefined,
) => {
  await tx
    .update(messages)
    .set({ ...genuine, respondedAt: repliedAt })
    .where(answered);
  const firstAnswerAt = earliest([conversation.firstAnswerAt, repliedAt]);
  await saveSummaries(tx, [{ ...conversation, firstAnswerAt }]);
};

/** Stores a reply as it was given, and ends the wait of the messages that it answers unless it is planned. */
export const recordReply = async (
  tx: Transaction,
  conversation: ConversationRow,
  { id = newId(), text, channel, mail, answersId, proposal, by, at, ...reply }: Reply,
  unanswered: SQL | undefined,
) => {
  const createdAt = at.toISOString();
  const { id: conversationId, state, latestAt } = conversation;
  await tx.insert(messages).values({
    ...{ id, conversationId, kind: "reply", text, byId: by.id, createdAt, answersId },
    ...{ mailId: mail?.id ?? null, to: mail?.to ?? null },
    details: { channel, ...(proposal && { proposal }), ...reply.asked },
  });
  const answered = answersId === null ? unanswered : or(unanswered, eq(messages.id, answersId));
  const kept: ConversationRow = {
    ...conversation,
    ...{ box: "inbox", trashedAt: null, latestAt: nextVersionTime(latestAt, at) },
  };
  if (reply.isPlanned) {
    await tx.update(messages).set(genuine).where(answered);
    await saveSummaries(tx, [kept]);
  } else await endWait(tx, { ...kept, state: toAnswered(state) }, createdAt, answered);
};

/** No worker has taken its mail yet. */
const isUnsent = sql`EXISTS (SELECT 1 FROM ${mails} WHERE ${mails.id} = ${messages.mailId} AND ${mails.sendAt} IS NOT NULL)`;

/** Replies that the guest got, or that are on their way. */
export const whereReplied = (conversationId: string) =>
  and(
    ...[eq(messages.conversationId, conversationId), eq(messages.kind, "reply")],
    sql`NOT ${isUnsent}`,
  );

/** After its mail came back, the messages that the newest reply answered wait again. */
export const withdrawReply = async (
  tx: Transaction,
  conversationId: string,
  failedMails: string[],
) => {
  const [newest] = await tx
    .select({ mailId: messages.mailId, createdAt: messages.createdAt })
    .from(messages)
    .where(whereReplied(conversationId))
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(1);
  if (!newest?.mailId || !failedMails.includes(newest.mailId)) return;
  await tx
    .update(messages)
    .set({ respondedAt: null })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.fromGuest, true),
        eq(messages.respondedAt, newest.createdAt),
      ),
    );
  const conversation = await readConversation(tx, conversationId);
  const { state } = conversation;
  await saveSummaries(tx, [{ ...conversation, state: state === "answered" ? "new" : state }]);
};
