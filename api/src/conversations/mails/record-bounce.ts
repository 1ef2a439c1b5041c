import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import type { Transaction } from "#db/transaction.ts";
import { reopenMessages } from "../reopen-messages.ts";

/** The mails of ours that these are, and who was to get them. */
export const findSent = (read: Pick<Reader, "select">, ids: string[]) =>
  read.select({ id: mails.id, to: mails.to }).from(mails).where(inArray(mails.id, ids));

/** The mails of ours that a server could not deliver are given up, with its reason. Returns which they are. */
export const failMails = (tx: Transaction, ids: string[], reason: string, at: Date) =>
  tx
    .update(mails)
    .set({
      status: "failed",
      lastError: `Could not be delivered: ${reason}`,
      settledAt: at.toISOString(),
    })
    .where(and(inArray(mails.id, ids), eq(mails.status, "sent")))
    .returning({ id: mails.id });

/** What the newest answer answered waits again, if that answer did not arrive: its guest has none. */
export const reopenAnswered = async (tx: Transaction, conversationId: string, failed: string[]) => {
  const { kind, mailId, createdAt } = conversationEntries;
  const isAnswer = and(eq(conversationEntries.conversationId, conversationId), eq(kind, "answer"));
  const [newest] = await tx
    .select({ mailId, createdAt })
    .from(conversationEntries)
    .where(isAnswer)
    .orderBy(desc(createdAt))
    .limit(1);
  if (!newest?.mailId || !failed.includes(newest.mailId)) return;
  await reopenMessages(
    tx,
    (table) =>
      sql`${table.conversationId} = ${conversationId} AND ${table.respondedAt} = ${newest.createdAt}`,
  );
  const isAnsweredOnly = and(
    eq(conversations.id, conversationId),
    eq(conversations.state, "answered"),
  );
  await tx.update(conversations).set({ state: "new" }).where(isAnsweredOnly);
};
