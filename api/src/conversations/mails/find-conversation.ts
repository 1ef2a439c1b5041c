import { eq, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { conversationAddresses, conversationEntries } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { emailKey } from "../../lib/email-key.ts";

type Read = Pick<Reader, "select">;

/** Where mails of ours belong, and since when: answers by their entries, for ever; others by the message they are about. */
const conversationsOf = (mailIds: string[]): SQL => {
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(mailIds)}))`;
  const entries = conversationEntries;
  const ofEntries = sql`SELECT ${entries.conversationId} AS id, ${entries.createdAt} AS at, 1 AS is_entry FROM ${entries} WHERE ${entries.mailId} IN ${ids}`;
  const ofMessages = [contacts, inquiries, guestMails].map(
    (table) =>
      sql`SELECT ${table.conversationId}, ${mails.createdAt}, 0 FROM ${mails} JOIN ${table} ON ${table.id} = coalesce(${mails.answers}, ${mails.about}) WHERE ${mails.id} IN ${ids}`,
  );
  return sql.join([ofEntries, ...ofMessages], sql` UNION ALL `);
};

/** The conversation that the newest of these mails of ours belongs to; `undefined` where all are gone, or were none. */
export const findByMails = async (read: Read, mailIds: string[]): Promise<string | undefined> => {
  if (mailIds.length === 0) return undefined;
  const found = sql`(${conversationsOf(mailIds)})`;
  const [row] = await read
    .select({ id: sql<string | null>`id` })
    .from(found)
    .where(sql`id IS NOT NULL`)
    .orderBy(sql`at DESC, is_entry DESC`)
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
