import { eq } from "drizzle-orm";
import { adminRole } from "shared/users";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { AccountMails } from "../../../outbox/account-mails/account-writer.ts";
import { notifyAccount, notifyAdmins } from "../../../outbox/account-mails/notices.ts";

/** `what` as in `A passkey was added to`: tells the account and, of an admin's, the other admins. */
export const noticeFactor = async (
  tx: Transaction,
  userId: string,
  what: string,
  mails: AccountMails,
) => {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const { id, email, role } = user;
  await notifyAccount(user, { what: `${what} your account`, by: email }, mails);
  if (role !== adminRole) return;
  const others = `${what} the account of the admin ${email}`;
  await notifyAdmins(tx, { what: others, by: email }, mails, [id]);
};
