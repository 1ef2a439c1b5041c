import type { SQL } from "drizzle-orm";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";

type MessageTable = typeof contacts | typeof inquiries | typeof guestMails;

/** Messages have no answer any more; what was answered stays to be read in its conversation. */
export const reopenMessages = async (tx: Transaction, isAnswered: (table: MessageTable) => SQL) => {
  const open = { respondedAt: null };
  for (const table of [contacts, inquiries])
    await tx
      .update(table)
      .set({ ...open, responseMessage: null })
      .where(isAnswered(table));
  await tx.update(guestMails).set(open).where(isAnswered(guestMails));
};
