import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { AnswerChannel } from "shared/answer-channels";
import { newId } from "#db/new-id.ts";
import { nextVersionTime } from "#db/next-version-time.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../audit/actor.ts";
import { refreshConversations } from "./refresh-conversations.ts";

/** Why no mail goes to a guest who called, and what to do. */
export const noAddress =
  "No email address for this guest. Answer by WhatsApp or phone, then record it here.";

export type Answer = {
  /** Of its entry, where its sender has named it. */
  id?: string | undefined;
  conversationId: string;
  text: string;
  channel: AnswerChannel;
  /** The mail that carries it, and its address. */
  mail: { id: string; to: string } | null;
  by: Pick<Actor, "id">;
  at: Date;
};

/** Keeps an answer for ever as it was given. */
export const recordAnswer = async (
  tx: Transaction,
  { id = newId(), conversationId, text, channel, mail, by, at }: Answer,
) => {
  const createdAt = at.toISOString();
  const isIt = eq(conversations.id, conversationId);
  const [row] = await tx
    .select({ latestAt: conversations.latestAt })
    .from(conversations)
    .where(isIt);
  const latestAt = row?.latestAt ?? createdAt;
  await tx.insert(conversationEntries).values({
    id,
    conversationId,
    kind: "answer",
    text,
    channel,
    to: mail?.to ?? null,
    mailId: mail?.id ?? null,
    byId: by.id,
    createdAt,
  });
  await tx
    .update(conversations)
    .set({
      box: "inbox",
      trashedAt: null,
      latestAt: nextVersionTime(latestAt, at),
      state: sql`CASE ${conversations.state} WHEN 'new' THEN 'answered' ELSE ${conversations.state} END`,
    })
    .where(isIt);
  await refreshConversations(tx, [conversationId]);
};

type Answered = Pick<Answer, "conversationId" | "text" | "at"> & {
  /** The message that the answer replies to; the newest if not given. */
  messageId: string | undefined;
};

/** Ends the wait of all messages and stores the text with the one that is answered. Returns that one's id. */
export const answerMessages = async (
  tx: Transaction,
  { conversationId, text, at, messageId }: Answered,
) => {
  const newest = await Promise.all(
    [contacts, inquiries].map(async (table) => {
      const { id, createdAt } = table;
      const isIn = and(
        eq(table.conversationId, conversationId),
        messageId ? eq(id, messageId) : undefined,
      );
      const rows = tx.select({ id, createdAt }).from(table).where(isIn);
      return (await rows.orderBy(desc(createdAt)).limit(1)).map((row) => ({ ...row, table }));
    }),
  );
  const isIn = eq(guestMails.conversationId, conversationId);
  const isReply = and(
    isIn,
    eq(guestMails.kind, "reply"),
    messageId ? eq(guestMails.id, messageId) : undefined,
  );
  const [mail] = await tx
    .select({ id: guestMails.id, createdAt: guestMails.createdAt })
    .from(guestMails)
    .where(isReply)
    .orderBy(desc(guestMails.createdAt))
    .limit(1);
  const [last] = newest.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const respondedAt = at.toISOString();
  const judged = { flagged: false, receiptOwed: false };
  for (const table of [contacts, inquiries]) {
    const isOpen = and(eq(table.conversationId, conversationId), isNull(table.respondedAt));
    await tx
      .update(table)
      .set({ respondedAt, ...judged })
      .where(isOpen);
  }
  const isOpen = and(isIn, isNull(guestMails.respondedAt));
  await tx.update(guestMails).set({ respondedAt, flagged: false }).where(isOpen);
  if (!last || (mail && mail.createdAt > last.createdAt)) return mail?.id;
  const answer = { responseMessage: text, respondedAt };
  await tx.update(last.table).set(answer).where(eq(last.table.id, last.id));
  return last.id;
};
