import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { AnswerChannel } from "shared/conversations";
import { newId } from "#db/new-id.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../audit/actor.ts";
import { refreshConversations } from "./refresh-conversations.ts";

export type Answer = {
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
  { conversationId, text, channel, mail, by, at }: Answer,
) => {
  const createdAt = at.toISOString();
  await tx.insert(conversationEntries).values({
    id: newId(),
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
      state: sql`CASE ${conversations.state} WHEN 'new' THEN 'answered' ELSE ${conversations.state} END`,
    })
    .where(eq(conversations.id, conversationId));
  await refreshConversations(tx, [conversationId]);
};

/** The guest's messages that have no answer yet get this one, and the newest in any case. Returns the newest one's id. */
export const answerMessages = async (
  tx: Transaction,
  { conversationId, text, at }: Pick<Answer, "conversationId" | "text" | "at">,
) => {
  const newest = await Promise.all(
    [contacts, inquiries].map(async (table) => {
      const { id, createdAt } = table;
      const [row] = await tx
        .select({ id, createdAt })
        .from(table)
        .where(eq(table.conversationId, conversationId))
        .orderBy(desc(createdAt))
        .limit(1);
      return row;
    }),
  );
  const [last] = newest
    .flatMap((row) => row ?? [])
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const answer = { responseMessage: text, respondedAt: at.toISOString() };
  const judged = { flagged: false, receiptOwed: false, trashed: false };
  for (const table of [contacts, inquiries]) {
    const isOpen = isNull(table.respondedAt);
    await tx
      .update(table)
      .set({ ...answer, ...judged })
      .where(
        and(
          eq(table.conversationId, conversationId),
          last ? or(isOpen, inArray(table.id, [last.id])) : isOpen,
        ),
      );
  }
  return last?.id;
};
