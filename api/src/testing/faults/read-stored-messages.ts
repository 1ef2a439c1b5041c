import { openDatabase } from "#platform/db/client.ts";
import { mails } from "#tables/mails.ts";
import { readEmails } from "../stored-messages.ts";

/** Lists the senders of stored messages and of notices to the operator, including duplicates. */
export const readStoredMessages = async (path: string) => {
  const db = await openDatabase({ url: `file:${path}` });
  const messages = await readEmails(db);
  const notices = await db.read.select({ email: mails.replyTo }).from(mails);
  db.close();
  return {
    messages: messages.sort(),
    told: notices.flatMap(({ email }) => (email?.startsWith("v") ? [email] : [])).sort(),
  };
};
