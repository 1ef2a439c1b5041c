import { eq } from "drizzle-orm";
import PQueue from "p-queue";
import type { PasswordResetInput } from "shared/accounts/password-reset";
import { addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { passwordResetMail } from "#mail/account-mails/link-mails.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { invalidField, unavailable } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { users } from "#tables/accounts.ts";
import { endSessions } from "../../store/end-sessions.ts";
import { createLink, findLink } from "../../store/one-time-links.ts";
import { chosenPassword, storePassword } from "../../users/store-password.ts";
import { removeStrangersFactors } from "../../users/unconfirmed-accounts.ts";
import { accountSubject } from "../../users/user-row.ts";
import { type PasswordRules, samePassword } from "../password-rules.ts";
import { hashPassword, isPassword } from "../passwords.ts";

const maxWaiting = 1_000;

type Deps = {
  db: Database;
  mailServer: { readonly canSend: boolean };
  passwordRules: PasswordRules;
  writeAccounts: WriteAccounts;
  log: Log;
  now: () => Date;
};

/** Mails a link to the owner of the account with this email, unless the account is blocked. */
const mailLink = async (tx: Transaction, by: Actor, email: string, mails: AccountMails) => {
  const byEmail = eq(users.emailKey, emailKey(email));
  const [row] = await tx.select().from(users).where(byEmail);
  if (!row || row.blocked) return;
  if (!(await mails.limits.allowsPasswordLink(tx, email, by.address))) return;
  const { at } = mails;
  const token = await createLink(tx, { userId: row.id, purpose: "password-reset", at });
  await mails.send([passwordResetMail(row.email, token, mails)]);
  await addEntry(tx, { action: "password.link_asked", subject: accountSubject(row.id), by, at });
};

const mailLinkOrLog = async ({ writeAccounts, log }: Deps, by: Actor, email: string) => {
  try {
    await writeAccounts((tx, mails) => mailLink(tx, by, email, mails));
  } catch (error) {
    const fields = { event: "password_reset.not_mailed", err: redactValues(error) };
    log.error(fields, "Password reset email not sent.");
  }
};

const findLinkedUser = async (read: Pick<Transaction, "select">, token: string, at: Date) => {
  const link = await findLink(read, "password-reset", token, at);
  const [row] = link?.userId
    ? await read.select().from(users).where(eq(users.id, link.userId))
    : [];
  if (row && !row.blocked) return row;
  throw invalidField("token", "This link has expired or has already been used. Request a new one.");
};

/** Ends every session. The email counts as confirmed: the link was mailed to it. */
const setPassword = async (
  tx: Transaction,
  by: Actor,
  { token, passwordHash }: { token: string; passwordHash: string },
  mails: AccountMails,
) => {
  const row = await findLinkedUser(tx, token, mails.at);
  const opener = `the person who opened the link sent to ${row.email}`;
  const owned = { ...row, emailConfirmed: true };
  await storePassword(tx, owned, chosenPassword(passwordHash), opener, mails);
  await tx.update(users).set({ emailConfirmed: true }).where(eq(users.id, row.id));
  await endSessions(tx, row.id);
  const losesFactor = await removeStrangersFactors(tx, row);
  await addEntry(tx, {
    action: "password.reset",
    subject: accountSubject(row.id),
    ...(losesFactor && { after: { secondFactor: "removed" } }),
    by,
    at: mails.at,
  });
};

const confirmReset = async (
  { db, passwordRules, writeAccounts, now }: Deps,
  by: Actor,
  { token, password }: PasswordResetInput,
  signal?: AbortSignal,
) => {
  const user = await findLinkedUser(db.read, token, now());
  await passwordRules.refuseWeak("password", password, user.email);
  if (await isPassword(password, user.passwordHash, { signal })) throw samePassword("password");
  const passwordHash = await hashPassword(password, { signal });
  await writeAccounts((tx, mails) => setPassword(tx, by, { token, passwordHash }, mails));
};

/** A new password for the person who reads the mail of an account. */
export const createPasswordReset = (deps: Deps) => {
  const queue = new PQueue({ concurrency: 1 });
  return {
    /** Returns whether this site can send mails. The answer doesn't wait for the mail: its time reveals no account. */
    request: (by: Actor, email: string): boolean => {
      if (!deps.mailServer.canSend) return false;
      if (queue.size >= maxWaiting) throw unavailable();
      void queue.add(() => mailLinkOrLog(deps, by, email));
      return true;
    },

    /** 400 for a link that works no more, and for a password that is easily guessed or the old one. */
    confirm: (by: Actor, input: PasswordResetInput, signal?: AbortSignal) =>
      confirmReset(deps, by, input, signal),

    /** Resolves when all requested links are mailed. */
    settled: () => queue.onIdle(),
  };
};
export type PasswordReset = ReturnType<typeof createPasswordReset>;
