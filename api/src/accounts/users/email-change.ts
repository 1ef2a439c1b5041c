import { and, eq, ne } from "drizzle-orm";
import { adminRole, type User } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import {
  confirmEmailMail,
  confirmNewEmailMail,
  knownAddressMail,
} from "#mail/account-mails/link-mails.ts";
import { notifyAccount, notifyAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { conflict } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import { createLink, endEmailLinks, endLinks } from "../store/one-time-links.ts";
import { whereOwned } from "./unconfirmed-accounts.ts";
import { accountSubject, emailTaken, findUser, toUser, type UserRow } from "./user-row.ts";

/** The person who requests a change, and their address. Only admins may learn which emails have accounts. */
type Requester = { email: string; role: string; address: string | null };

/** Mails a confirmation link to the account's present or future email. */
export const mailConfirmation = async (
  tx: Transaction,
  { id, email: current }: Pick<UserRow, "id" | "email">,
  email: string,
  mails: AccountMails,
) => {
  if (!mails.canSend) return;
  const { at } = mails;
  await endEmailLinks(tx, id);
  const token = await createLink(tx, { userId: id, purpose: "email", email, at });
  const toMail = email === current ? confirmEmailMail : confirmNewEmailMail;
  await mails.send([toMail(email, token, mails)]);
};

/** Finds another account that owns the email. */
const findOtherOwner = async (tx: Transaction, row: UserRow, email: string) => {
  const byEmail = and(eq(users.emailKey, emailKey(email)), ne(users.id, row.id), whereOwned);
  const [owner] = await tx.select({ email: users.email }).from(users).where(byEmail);
  return owner;
};

const refuseBlocked = ({ blocked }: UserRow) => {
  if (blocked) throw conflict("This account is blocked, so it can't confirm an email address.");
};

const requestConfirmation = async (
  tx: Transaction,
  row: UserRow,
  email: string,
  requester: Requester,
  mails: AccountMails,
) => {
  refuseBlocked(row);
  const owner = await findOtherOwner(tx, row, email);
  if (owner && requester.role === adminRole) throw emailTaken();
  await mails.limits.countMail(tx, email, requester.address);
  await (owner
    ? mails.send([knownAddressMail(owner.email, mails)])
    : mailConfirmation(tx, row, email, mails));
  const requested = "A new email address was requested for";
  const event = { by: requester.email, newEmail: email };
  await notifyAccount(row, { sentence: `${requested} your account`, ...event }, mails);
  if (requester.email !== row.email)
    await notifyAdmins(
      tx,
      { sentence: `${requested} the account of ${row.email}`, ...event },
      mails,
      [row.id],
    );
  return { pendingEmail: email };
};

/**
 * Returns the changed columns. With a mail server, a new email waits for its confirmation; 409 for a blocked account then, 429
 * after many requests.
 */
export const changeEmail = async (
  tx: Transaction,
  row: UserRow,
  email: string,
  requester: Requester,
  mails: AccountMails,
): Promise<Partial<UserRow>> => {
  if (email === row.email) return {};
  const key = emailKey(email);
  if (key === row.emailKey) return { email };
  if (mails.canSend && email === row.pendingEmail) return {};
  await mails.limits.countTry(tx, row.id);
  if (mails.canSend) return requestConfirmation(tx, row, email, requester, mails);
  await endLinks(tx, row.id);
  return { email, emailKey: key, emailConfirmed: false, pendingEmail: null };
};

export const isConfirmed = ({
  emailConfirmed,
  pendingEmail,
}: Pick<UserRow, "emailConfirmed" | "pendingEmail">) => emailConfirmed && pendingEmail === null;

const mailConfirmationAgain = async (
  tx: Transaction,
  row: UserRow,
  requester: Requester,
  mails: AccountMails,
) => {
  const email = row.pendingEmail ?? row.email;
  if (isConfirmed(row)) return;
  if (!mails.canSend) throw conflict("Emails can't be sent yet: no mail server is set up.");
  refuseBlocked(row);
  const owner = await findOtherOwner(tx, row, email);
  if (owner && requester.role === adminRole) throw emailTaken();
  await mails.limits.countTry(tx, row.id);
  await mails.limits.countMail(tx, email, requester.address);
  if (!owner) await mailConfirmation(tx, row, email, mails);
};

/**
 * Mails the confirmation link again if the email is unconfirmed. 409 where mails cannot be sent, for a blocked account, and
 * to admins where another account has the email; 429 after many requests.
 */
export const sendConfirmation = (
  writeAccounts: WriteAccounts,
  { address }: Actor,
  id: string,
  requester: User,
): Promise<User> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, id);
    await mailConfirmationAgain(tx, row, { ...requester, address }, mails);
    return toUser(row);
  });

/** Drops the pending email; the account keeps its present one. */
export const cancelPendingEmail = async (
  tx: Transaction,
  by: Actor,
  id: string,
  at: Date,
): Promise<User> => {
  const row = await findUser(tx, id);
  if (row.pendingEmail === null) return toUser(row);
  await endEmailLinks(tx, id);
  await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, id));
  await addEntry(tx, { action: "email.change_cancelled", subject: accountSubject(id), by, at });
  return toUser({ ...row, pendingEmail: null });
};
