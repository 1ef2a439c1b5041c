import { eq } from "drizzle-orm";
import { adminRole, clientRole } from "shared/users";
import { endSessions } from "#db/accounts/end-sessions.ts";
import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import type { PendingSignUp } from "#db/schema/one-time-links.ts";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntries, addEntry } from "../../audit/add-entries.ts";
import {
  createLink,
  endEmailLinks,
  endLinks,
  endSignUps,
  findLink,
} from "../../db/accounts/one-time-links.ts";
import { emailKey } from "../../lib/email-key.ts";
import { invalidField } from "../../lib/errors.ts";
import type { AccountMails, WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import {
  confirmEmailMail,
  confirmNewEmailMail,
  confirmSignUpMail,
} from "../../outbox/account-mails/link-mails.ts";
import { notifyAccount, notifyAdmins } from "../../outbox/account-mails/notices.ts";
import { accountSubject, hintOf } from "./account-events.ts";
import { noticePassword } from "./account-notices.ts";
import { chosen } from "./store-password.ts";
import { toColumns, type UserRow } from "./user-row.ts";
import { isOwned, refuseTakenEmail, removeStrangersFactors, removeUnowned } from "./user-rules.ts";

/** To `email`, which is the account's own or is to become it. */
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

/**
 * Mails a confirmation link for a sign-up whose address already has an unconfirmed account. Older links keep working: each
 * belongs to its own sign-up.
 */
export const mailSignUp = async (
  tx: Transaction,
  email: string,
  signUp: PendingSignUp,
  mails: AccountMails,
) => {
  if (!mails.canSend) return;
  const token = await createLink(tx, { purpose: "email", email, signUp, at: mails.at });
  await mails.send([confirmSignUpMail(email, token, mails)]);
};

const noticeEmail = async (tx: Transaction, row: UserRow, changed: string, mails: AccountMails) => {
  const by = openerOf(changed);
  const { id, email, role } = row;
  await notifyAccount(row, { what: `Your e-mail address is now ${changed}`, by }, mails);
  if (role !== adminRole) return;
  const what = `The e-mail address of the admin ${email} is now ${changed}`;
  await notifyAdmins(tx, { what, by }, mails, [id]);
};

const openerOf = (email: string) => `whoever opened the link in the mail to ${email}`;

const endedLink = () => invalidField("token", "This link has expired, or was used already.");

type Read = Pick<Transaction, "select">;

/** The email that a link confirms, with the account or the sign-up that it does so for; 400 for a link that works no more. */
const findConfirmation = async (read: Read, token: string, at: Date) => {
  const link = await findLink(read, "email", token, at);
  if (!link?.email) throw endedLink();
  const { email, signUp, userId } = link;
  const readUser = async (where: ReturnType<typeof eq>) =>
    (await read.select().from(users).where(where))[0];
  if (signUp) {
    const known = await readUser(eq(users.emailKey, emailKey(email)));
    if (known && (known.blocked || isOwned(known))) throw endedLink();
    return { email, signUp, passwordHash: signUp.passwordHash };
  }
  const row = userId === null ? undefined : await readUser(eq(users.id, userId));
  if (!row || row.blocked) throw endedLink();
  if (emailKey(email) !== row.emailKey && email !== row.pendingEmail) throw endedLink();
  return { email, row, passwordHash: row.passwordHash };
};

/** A stolen session can ask for another address: its reader must not get the account without knowing the password. */
const refuseNewPassword = (row: UserRow, email: string) => {
  if (!isOwned(row) || emailKey(email) === row.emailKey) return;
  throw invalidField("newPassword", "Confirm with the account's password.");
};

/** The password that was given: that of the account, or one that replaces it. */
type GivenPassword = { hash: string; isNew: boolean };

type Confirming = { by: Actor; email: string; password: GivenPassword; mails: AccountMails };

const openAccount = async (
  tx: Transaction,
  { username }: PendingSignUp,
  { by, email, password, mails: { at } }: Confirming,
) => {
  await removeUnowned(tx, by, email, at);
  await endSignUps(tx, email);
  const id = newId();
  const columns = toColumns({ username, email, role: clientRole });
  const row = { ...columns, emailConfirmed: true, createdAt: at.toISOString() };
  await tx.insert(users).values({ id, ...row, ...chosen(password.hash) });
  const event = { subject: accountSubject(id), by, at };
  await addEntries(tx, [
    { ...event, action: "account.created", after: { role: clientRole } },
    { ...event, action: "email.confirmed", after: { email: hintOf(email) } },
  ]);
};

/** The first confirmation ends sessions, links and second factors created before it. */
const confirmAccount = async (
  tx: Transaction,
  row: UserRow,
  { by, email, password, mails }: Confirming,
) => {
  const isChange = emailKey(email) !== row.emailKey;
  const endsSessions = !row.emailConfirmed || password.isNew;
  if (isChange) await removeUnowned(tx, by, email, mails.at);
  await tx
    .update(users)
    .set({
      ...(isChange && { email, emailKey: emailKey(email) }),
      ...(password.isNew && chosen(password.hash)),
      ...{ emailConfirmed: true, pendingEmail: null },
    })
    .where(eq(users.id, row.id));
  await (isChange || endsSessions ? endLinks : endEmailLinks)(tx, row.id);
  await endSignUps(tx, email);
  if (endsSessions) await endSessions(tx, row.id);
  const losesFactor = await removeStrangersFactors(tx, row);
  await addEntry(tx, {
    action: isChange ? "email.changed" : "email.confirmed",
    subject: accountSubject(row.id),
    after: {
      email: hintOf(email),
      ...(password.isNew && { password: "changed" }),
      ...(losesFactor && { secondFactor: "removed" }),
    },
    ...{ by, at: mails.at },
  });
  if (isChange) await noticeEmail(tx, row, email, mails);
  if (password.isNew) await noticePassword(tx, row, openerOf(email), mails);
  return { isSignedOut: endsSessions };
};

type Deps = { db: Database; now: () => Date; writeAccounts: WriteAccounts };

/** Mailed links that confirm an email. A link that works no more is refused with 400. */
export const createEmailConfirmation = ({ db, now, writeAccounts }: Deps) => ({
  readEmailLink: async (token: string) => {
    const { email, passwordHash } = await findConfirmation(db.read, token, now());
    return { email, passwordHash };
  },

  /**
   * 400 for a new password where a confirmed account moves to another email, 409 where another account has that email by
   * now. Returns whether the account's sessions have ended.
   */
  confirmEmail: (by: Actor, token: string, password: GivenPassword) =>
    writeAccounts(async (tx, mails) => {
      const { email, row, signUp, passwordHash } = await findConfirmation(tx, token, mails.at);
      // Somebody may have changed the password since it was compared.
      if (!password.isNew && password.hash !== passwordHash) throw endedLink();
      if (row && password.isNew) refuseNewPassword(row, email);
      const confirming = { by, email, password, mails };
      if (row) return confirmAccount(tx, row, confirming);
      await openAccount(tx, signUp, confirming);
      return { isSignedOut: true };
    }).catch(refuseTakenEmail),
});
