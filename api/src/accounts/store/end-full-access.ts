import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { invitations } from "#tables/accounts.ts";
import { conversations } from "#tables/conversations.ts";

/** Ends the invitations that an admin sent and unassigns their conversations; a guest's reply reopens closed ones as well. */
export const endFullAccess = async (tx: Transaction, userId: string) => {
  await tx.delete(invitations).where(eq(invitations.invitedBy, userId));
  await tx
    .update(conversations)
    .set({ assigneeId: null })
    .where(eq(conversations.assigneeId, userId));
};
