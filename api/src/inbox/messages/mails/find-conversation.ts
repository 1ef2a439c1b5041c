import { eq, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { emailKey } from "#platform/email-key.ts";
import { conversationAddresses } from "#tables/conversations.ts";
import { mails } from "#tables/mails.ts";
import { messages } from "#tables/messages.ts";

type Read = Pick<Reader, "select">;

/** The conversation of the newest of these mails of ours: that of the reply which it carries, else of the message that it is about. */
export const findByMails = async (read: Read, mailIds: string[]): Promise<string | undefined> => {
  if (mailIds.length === 0) return undefined;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(mailIds)}))`;
  const sent = sql`(
    SELECT conversation_id AS id, created_at AS at, 1 AS is_reply FROM ${messages} WHERE mail_id IN ${ids}
    UNION ALL
    SELECT message.conversation_id, mail.created_at, 0 FROM ${mails} AS mail
    JOIN ${messages} AS message ON message.id = coalesce(mail.answers, mail.about) WHERE mail.id IN ${ids})`;
  const [row] = await read
    .select({ id: sql<string>`id` })
    .from(sent)
    .orderBy(sql`at DESC, is_reply DESC`)
    .limit(1);
  return row?.id;
};

/** The one that the next message of an address belongs to. */
export const findByAddress = async (read: Read, email: string): Promise<string | undefined> => {
  const { address, conversationId } = conversationAddresses;
  const byAddress = eq(address, emailKey(email));
  const [row] = await read.select({ conversationId }).from(conversationAddresses).where(byAddress);
  return row?.conversationId;
};
