import { sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversationAddresses } from "#tables/conversations.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";
import { type Form, getAddresses } from "../messages/store-forms.ts";

/** The mail to the team that their thread about a guest began with. */
export type FirstNotice = { id: string; subject: string };

/** The first notice of each conversation. */
export type FirstNotices = Map<string, FirstNotice>;

/** Reads those of the conversations that have the addresses of these forms. */
export const readFirstNotices = async (
  tx: Transaction,
  forms: Pick<Form, "email" | "phone">[],
): Promise<FirstNotices> => {
  const wanted = JSON.stringify(forms.flatMap(getAddresses));
  const { address, conversationId } = conversationAddresses;
  const known = sql`(SELECT ${conversationId} FROM ${conversationAddresses} WHERE ${address} IN (SELECT value FROM json_each(${wanted})))`;
  const rows = await tx
    .select({
      conversation: messages.conversationId,
      id: mails.id,
      subject: mails.subject,
      // SQLite takes the other columns from the row that has the minimum.
      first: sql<number>`min(${mails.seq})`,
    })
    .from(messages)
    .innerJoin(mails, sql`${mails.about} = ${messages.id}`)
    .where(sql`${messages.conversationId} IN ${known} AND ${mails.replyTo} IS NOT NULL`)
    .groupBy(messages.conversationId);
  return new Map(rows.map(({ conversation, id, subject }) => [conversation, { id, subject }]));
};
