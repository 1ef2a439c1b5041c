import { and, eq, ne } from "drizzle-orm";
import { adminRole } from "shared/users";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import { endLinks } from "../../db/accounts/one-time-links.ts";
import { emailKey } from "../../lib/email-key.ts";
import { conflict } from "../../lib/errors.ts";
import type { AccountMails } from "../../outbox/account-mails/account-writer.ts";
import { knownAddressMail } from "../../outbox/account-mails/link-mails.ts";
import { notifyAccount, notifyAdmins } from "../../outbox/account-mails/notices.ts";
import { mailConfirmation } from "./email-confirmation.ts";
import type { UserRow } from "./user-row.ts";
import { emailTaken, whereOwned } from "./user-rules.ts";

/** Who asks for a change, and from where. Admins may know which addresses have accounts. */
export type Asker = { email: string; role: string; address: string | null };

/** Another account whose e-mail it is, as far as somebody has shown that. */
const findOtherOwner = async (tx: Transaction, row: UserRow, email: string) => {
  const isTaken = and(eq(users.emailKey, emailKey(email)), ne(users.id, row.id), whereOwned);
  const [owner] = await tx.select({ email: users.email }).from(users).where(isTaken);
  return owner;
};

const refuseBlocked = ({ blocked }: UserRow) => {
  if (blocked) throw conflict("This account is blocked: it confirms no e-mail address.");
};

const askForConfirmation = async (
  tx: Transaction,
  row: UserRow,
  email: string,
  by: Asker,
  mails: AccountMails,
) => {
  refuseBlocked(row);
  const owner = await findOtherOwner(tx, row, email);
  if (owner && by.role === adminRole) throw emailTaken();
  await mails.limits.countMail(tx, email, by.address);
  await (owner
    ? mails.send([knownAddressMail(owner.email, mails)])
    : mailConfirmation(tx, row, email, mails));
  const asked = "A new e-mail address was requested for";
  const event = { by: by.email, newEmail: email };
  await notifyAccount(row, { what: `${asked} your account`, ...event }, mails);
  if (by.email !== row.email)
    await notifyAdmins(tx, { what: `${asked} the account of ${row.email}`, ...event }, mails, [
      row.id,
    ]);
  return { pendingEmail: email };
};

/** A new e-mail counts at once where no mail can be sent, else once it is confirmed; 409 for a blocked account then, 429 after many. */
export const changeEmail = async (
  tx: Transaction,
  row: UserRow,
  email: string,
  by: Asker,
  mails: AccountMails,
): Promise<Partial<UserRow>> => {
  if (email === row.email) return {};
  const key = emailKey(email);
  if (key === row.emailKey) return { email };
  if (mails.canSend && email === row.pendingEmail) return {};
  await mails.limits.countTry(tx, row.id);
  if (mails.canSend) return askForConfirmation(tx, row, email, by, mails);
  await endLinks(tx, row.id);
  return { email, emailKey: key, emailConfirmed: false, pendingEmail: null };
};

export const isConfirmed = ({
  emailConfirmed,
  pendingEmail,
}: Pick<UserRow, "emailConfirmed" | "pendingEmail">) => emailConfirmed && pendingEmail === null;

/** 409 where mails cannot be sent, for a blocked account, and to admins where another account has the e-mail; 429 after many. */
export const sendConfirmationAgain = async (
  tx: Transaction,
  row: UserRow,
  by: Asker,
  mails: AccountMails,
) => {
  const email = row.pendingEmail ?? row.email;
  if (isConfirmed(row)) return;
  if (!mails.canSend) throw conflict("No mail server is set: mails cannot be sent yet.");
  refuseBlocked(row);
  const owner = await findOtherOwner(tx, row, email);
  if (owner && by.role === adminRole) throw emailTaken();
  await mails.limits.countTry(tx, row.id);
  await mails.limits.countMail(tx, email, by.address);
  if (!owner) await mailConfirmation(tx, row, email, mails);
};
