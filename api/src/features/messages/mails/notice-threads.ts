import { sql } from "drizzle-orm";
import { conversationAddresses } from "#db/schema/desk/conversations.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { GuestMessage } from "../../../conversations/guest-message.ts";
import { addressesOf } from "../../../conversations/place-messages.ts";

/** The mail to the team that their thread about a guest began with. */
export type FirstNotice = { id: string; subject: string };

/** By conversation. */
export type FirstNotices = Map<string, FirstNotice>;

/** Of those whose guests these messages may be of. */
export const readFirstNotices = async (
  tx: Transaction,
  messages: Pick<GuestMessage, "email" | "phone">[],
): Promise<FirstNotices> => {
  const wanted = JSON.stringify(messages.flatMap(addressesOf));
  const { address, conversationId } = conversationAddresses;
  const those = sql`(SELECT ${conversationId} FROM ${conversationAddresses} WHERE ${address} IN (SELECT value FROM json_each(${wanted})))`;
  const placed = [contacts, inquiries].map(
    (table) =>
      sql`SELECT ${table.id} AS id, ${table.conversationId} AS conversation FROM ${table} WHERE ${table.conversationId} IN ${those}`,
  );
  const rows = await tx
    .select({
      conversation: sql<string>`conversation`,
      id: mails.id,
      subject: mails.subject,
      // SQLite takes the other columns from the row that has the minimum.
      first: sql<number>`min(${mails.seq})`,
    })
    .from(sql`(${sql.join(placed, sql` UNION ALL `)}) AS placed`)
    .innerJoin(mails, sql`${mails.about} = placed.id`)
    .where(sql`${mails.replyTo} IS NOT NULL`)
    .groupBy(sql`conversation`);
  return new Map(rows.map(({ conversation, id, subject }) => [conversation, { id, subject }]));
};
