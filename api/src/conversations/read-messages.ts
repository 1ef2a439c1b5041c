import { inArray } from "drizzle-orm";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { type GuestMessage, ofContact, ofInquiry } from "./guest-message.ts";

export type StoredMessage = GuestMessage & {
  conversationId: string | null;
  respondedAt: string | null;
};

/** What guests wrote in conversations, oldest first. */
export const readMessages = async (
  tx: Pick<Transaction, "select">,
  ids: string[],
): Promise<StoredMessage[]> => {
  const [ofContacts, ofInquiries] = await Promise.all([
    tx.select().from(contacts).where(inArray(contacts.conversationId, ids)),
    tx.select().from(inquiries).where(inArray(inquiries.conversationId, ids)),
  ]);
  return [
    ...ofContacts.map((row) => ({ ...row, ...ofContact(row) })),
    ...ofInquiries.map((row) => ({ ...row, ...ofInquiry(row) })),
  ].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
};
