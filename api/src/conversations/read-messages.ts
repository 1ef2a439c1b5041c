import { and, eq, inArray } from "drizzle-orm";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { type GuestMessage, ofContact, ofInquiry, ofMail } from "./guest-message.ts";

export type StoredMessage = GuestMessage & {
  conversationId: string | null;
  respondedAt: string | null;
  settledAt: string | null;
};

/** What machines sent says nothing of a conversation. */
const isReplyIn = (ids: string[]) =>
  and(inArray(guestMails.conversationId, ids), eq(guestMails.kind, "reply"));

/** What guests wrote in conversations, oldest first. */
export const readMessages = async (
  tx: Pick<Transaction, "select">,
  ids: string[],
): Promise<StoredMessage[]> => {
  const [ofContacts, ofInquiries, ofMails] = await Promise.all([
    tx.select().from(contacts).where(inArray(contacts.conversationId, ids)),
    tx.select().from(inquiries).where(inArray(inquiries.conversationId, ids)),
    tx.select().from(guestMails).where(isReplyIn(ids)),
  ]);
  return [
    ...ofContacts.map((row) => ({ ...row, ...ofContact(row) })),
    ...ofInquiries.map((row) => ({ ...row, ...ofInquiry(row) })),
    ...ofMails.map((row) => ({ ...row, ...ofMail(row) })),
  ].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
};
