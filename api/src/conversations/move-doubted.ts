import { sql } from "drizzle-orm";
import { conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";

/** A message is older than the commit that stores it, by less than this (ms). */
const longestStoring = 60_000;

/** Conversations whose messages were stored since then lie under spam where all of them do. */
export const moveDoubted = (tx: Transaction, storedSince: string) => {
  const since = new Date(Date.parse(storedSince) - longestStoring).toISOString();
  const { id, box, createdAt } = conversations;
  const holdsGenuine = (table: typeof contacts | typeof inquiries | typeof guestMails) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.conversationId} = ${id} AND ${table.flagged} = 0)`;
  return tx
    .update(conversations)
    .set({ box: "spam", waitingSince: null, dueAt: null, promisedAt: null })
    .where(
      sql`${box} = 'inbox' AND ${createdAt} >= ${since} AND NOT ${holdsGenuine(contacts)} AND NOT ${holdsGenuine(inquiries)} AND NOT ${holdsGenuine(guestMails)}`,
    );
};
