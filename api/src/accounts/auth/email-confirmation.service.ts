import { eq } from "drizzle-orm";
import type { EmailConfirmation } from "shared/accounts/email-confirmation";
import { clientRole } from "shared/accounts/users";
import { addEntries, addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccountAndAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { invalidField } from "#platform/errors.ts";
import { type PendingSignUp, users } from "#tables/accounts.ts";
import { endSessions } from "../store/end-sessions.ts";
import { endEmailLinks, endLinks, endSignUps, findLink } from "../store/one-time-links.ts";
import { chosenPassword, notifyPasswordChanged } from "../users/store-password.ts";
import { isOwned, removeStrangersFactors, removeUnowned } from "../users/unconfirmed-accounts.ts";
import {
  accountSubject,
  maskEmail,
  refuseTakenEmail,
  toColumns,
  type UserRow,
} from "../users/user-row.ts";
import type { PasswordRules } from "./password-rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";

const endedLink = () => invalidField("token", "This link has expired or has already been used.");

type Read = Pick<Transaction, "select">;

/** Finds the email that a link confirms, with its account or sign-up; 400 for a link that works no more. */
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

/** A stolen session can request another address: its reader must not get the account without knowing the password. */
const refuseNewPassword = (row: UserRow, email: string) => {
  if (!isOwned(row) || emailKey(email) === row.emailKey) return;
  throw invalidField("newPassword", "Confirm with the account's password.");
};

/** The hash of the account's password, or of a new one that replaces it. */
type ConfirmedPassword = { hash: string; isNew: boolean };

type Confirmation = { by: Actor; email: string; password: ConfirmedPassword; mails: AccountMails };

const openAccount = async (
  tx: Transaction,
  { username }: PendingSignUp,
  { by, email, password, mails: { at } }: Confirmation,
) => {
  await removeUnowned(tx, by, email, at);
  await endSignUps(tx, email);
  const id = newId();
  const columns = toColumns({ username, email, role: clientRole });
  const row = { ...columns, emailConfirmed: true, createdAt: at.toISOString() };
  await tx.insert(users).values({ id, ...row, ...chosenPassword(password.hash) });
  const event = { subject: accountSubject(id), by, at };
  await addEntries(tx, [
    { ...event, action: "account.created", after: { role: clientRole } },
    { ...event, action: "email.confirmed", after: { email: maskEmail(email) } },
  ]);
};

const notifyConfirmed = async (
  tx: Transaction,
  row: UserRow,
  { email, password, mails }: Confirmation,
  isChange: boolean,
) => {
  const by = `the person who opened the link sent to ${email}`;
  if (isChange) {
    const toOwner = `Your email address is now ${email}`;
    const toOthers = `The email address of the admin ${row.email} is now ${email}`;
    await notifyAccountAndAdmins(tx, row, { toOwner, toOthers, by }, mails);
  }
  if (password.isNew) await notifyPasswordChanged(tx, row, by, mails);
};

/** The first confirmation ends sessions, links and second factors created before it. */
const confirmAccount = async (tx: Transaction, row: UserRow, confirmation: Confirmation) => {
  const { by, email, password, mails } = confirmation;
  const isChange = emailKey(email) !== row.emailKey;
  const endsSessions = !row.emailConfirmed || password.isNew;
  if (isChange) await removeUnowned(tx, by, email, mails.at);
  await tx
    .update(users)
    .set({
      ...(isChange && { email, emailKey: emailKey(email) }),
      ...(password.isNew && chosenPassword(password.hash)),
      emailConfirmed: true,
      pendingEmail: null,
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
      email: maskEmail(email),
      ...(password.isNew && { password: "changed" }),
      ...(losesFactor && { secondFactor: "removed" }),
    },
    by,
    at: mails.at,
  });
  await notifyConfirmed(tx, row, confirmation, isChange);
  return { isSignedOut: endsSessions };
};

type Deps = {
  db: Database;
  passwordRules: PasswordRules;
  writeAccounts: WriteAccounts;
  now: () => Date;
};

/** 400 for a wrong password, or a new one that is easily guessed. */
const checkPassword = async (
  { db, passwordRules, now }: Deps,
  { token, password = "", newPassword }: EmailConfirmation,
  signal?: AbortSignal,
): Promise<ConfirmedPassword> => {
  const { email, passwordHash } = await findConfirmation(db.read, token, now());
  if (newPassword !== undefined) {
    await passwordRules.refuseWeak("newPassword", newPassword, email);
    return { hash: await hashPassword(newPassword, { signal }), isNew: true };
  }
  if (await isPassword(password, passwordHash, { signal }))
    return { hash: passwordHash, isNew: false };
  throw invalidField(
    "password",
    "That isn't the password you signed up with. Try again or set a new one.",
  );
};

const confirmEmail = async (
  deps: Deps,
  by: Actor,
  input: EmailConfirmation,
  signal?: AbortSignal,
) => {
  const password = await checkPassword(deps, input, signal);
  return deps
    .writeAccounts(async (tx, mails) => {
      const pending = await findConfirmation(tx, input.token, mails.at);
      const { email, row, signUp, passwordHash } = pending;
      // The password may have changed since it was compared.
      if (!password.isNew && password.hash !== passwordHash) throw endedLink();
      if (row && password.isNew) refuseNewPassword(row, email);
      const confirmation = { by, email, password, mails };
      if (row) return confirmAccount(tx, row, confirmation);
      await openAccount(tx, signUp, confirmation);
      return { isSignedOut: true };
    })
    .catch(refuseTakenEmail);
};

export const createEmailConfirmationService = (deps: Deps) => ({
  /**
   * Confirms an email with the account's password or a new one, as anybody can sign up with any address. Returns whether the
   * account's sessions have ended. 400 for a link that works no more, for a wrong or weak password, and for a new password
   * where a confirmed account moves to another email; 409 where another account has that email by now.
   */
  confirm: (by: Actor, input: EmailConfirmation, signal?: AbortSignal) =>
    confirmEmail(deps, by, input, signal),
});
export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;
