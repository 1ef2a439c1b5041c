import { sql } from "drizzle-orm";
import { conversations } from "#db/schema/desk/conversations.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";

/** Conversations begun since then lie under spam where all of their messages do. */
export const moveDoubted = (tx: Transaction, since: string) => {
  const { id, box, createdAt } = conversations;
  const holdsGenuine = (table: typeof contacts | typeof inquiries) =>
    sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.conversationId} = ${id} AND ${table.flagged} = 0)`;
  return tx
    .update(conversations)
    .set({ box: "spam", waitingSince: null })
    .where(
      sql`${box} = 'inbox' AND ${createdAt} >= ${since} AND NOT ${holdsGenuine(contacts)} AND NOT ${holdsGenuine(inquiries)}`,
    );
};
