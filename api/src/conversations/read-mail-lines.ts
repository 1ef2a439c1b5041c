import { inArray, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { guestMailFiles, guestMails } from "#db/schema/desk/guest-mails.ts";

// With their tables: of one table alone, columns are named without.
const files = sql<
  string | null
>`(SELECT group_concat(${guestMailFiles}.name, ', ') FROM ${guestMailFiles} WHERE ${guestMailFiles}.mail_id = ${guestMails}.id)`;

/** Who sent the mails of conversations, and all that they say, with the names of their files. */
export const readMailLines = async (read: Pick<Reader, "select">, ids: string[]) => {
  const rows = await read
    .select({ mail: guestMails, files })
    .from(guestMails)
    .where(inArray(guestMails.conversationId, ids));
  return rows.map(({ mail: { id, conversationId, createdAt: at, ...mail }, files: names }) => {
    const said = [mail.subject, mail.original ?? mail.text, names && `Files: ${names}`];
    const text = said.filter(Boolean).join("\n\n");
    return { id, conversationId, at, by: mail.sender ?? mail.email, text };
  });
};
