import { eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { conversationAddresses, conversationEntries } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { emailKey } from "../../lib/email-key.ts";

type Read = Pick<Reader, "select">;

/** Where mails of ours belong: answers by their entries, for ever; others by the message they are about. */
const conversationsOf = (mailIds: string[]): SQL => {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(mailIds)}))`;
  const messages = sql`(SELECT coalesce(${mails.answers}, ${mails.about}) FROM ${mails} WHERE ${mails.id} IN ${ids})`;
  const ofMessages = [contacts, inquiries, guestMails].map(
    (table) =>
      sql`SELECT ${table.conversationId} AS id FROM ${table} WHERE ${table.id} IN ${messages}`,
  );
  const ofEntries = sql`SELECT ${conversationEntries.conversationId} AS id FROM ${conversationEntries} WHERE ${conversationEntries.mailId} IN ${ids}`;
  return sql.join([ofEntries, ...ofMessages], sql` UNION ALL `);
};

/** The conversation that mails of ours belong to; `undefined` where it is gone, or was none. */
export const findByMails = async (read: Read, mailIds: string[]): Promise<string | undefined> => {
  if (mailIds.length === 0) return undefined;
  const found = sql`(${conversationsOf(mailIds)})`;
  const [row] = await read
    .select({ id: sql<string | null>`id` })
    .from(found)
    .where(sql`id IS NOT NULL`)
    .limit(1);
  return row?.id ?? undefined;
};

/** The one that the next message of an address belongs to. */
export const findByAddress = async (read: Read, email: string): Promise<string | undefined> => {
  const { address, conversationId } = conversationAddresses;
  const isIt = eq(address, emailKey(email));
  const [row] = await read.select({ conversationId }).from(conversationAddresses).where(isIt);
  return row?.conversationId;
};
