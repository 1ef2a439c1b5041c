import { eq } from "drizzle-orm";
import type { SignupInput } from "shared/accounts/auth";
import { clientRole } from "shared/accounts/users";
import { addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { confirmSignUpMail, knownAddressMail } from "#mail/account-mails/link-mails.ts";
import type { Actor } from "#platform/actor.ts";
import { newId } from "#platform/db/new-id.ts";
import { isDuplicate } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { type PendingSignUp, users } from "#tables/accounts.ts";
import { createLink } from "../store/one-time-links.ts";
import { mailConfirmation } from "../users/email-change.ts";
import { isOwned } from "../users/unconfirmed-accounts.ts";
import { accountSubject, toColumns } from "../users/user-row.ts";
import type { PasswordRules } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";

type NewClient = { username: string; email: string; passwordHash: string };

/** Older links keep working: each belongs to its own sign-up. */
const mailSignUp = async (
  tx: Transaction,
  email: string,
  signUp: PendingSignUp,
  mails: AccountMails,
) => {
  if (!mails.canSend) return;
  const token = await createLink(tx, { purpose: "email", email, signUp, at: mails.at });
  await mails.send([confirmSignUpMail(email, token, mails)]);
};

const insertClient = async (
  tx: Transaction,
  by: Actor,
  { passwordHash, ...input }: NewClient,
  at: Date,
) => {
  const row = {
    id: newId(),
    ...toColumns({ ...input, role: clientRole }),
    emailConfirmed: false,
    passwordHash,
    createdAt: at.toISOString(),
  };
  await tx.insert(users).values(row);
  const created = { action: "account.created", subject: accountSubject(row.id) } as const;
  await addEntry(tx, { ...created, after: { role: clientRole }, by, at });
  return row;
};

/** An account that nobody has confirmed stays until a newer sign-up is confirmed. */
const storeSignUp = async (
  tx: Transaction,
  by: Actor,
  client: NewClient,
  mails: AccountMails,
): Promise<void> => {
  const { email, username, passwordHash } = client;
  const [mayMail, [known]] = await Promise.all([
    mails.limits.allows(tx, email, by.address),
    tx
      .select()
      .from(users)
      .where(eq(users.emailKey, emailKey(email))),
  ]);
  if (known && !mayMail) return;
  if (known && (isOwned(known) || known.blocked))
    return mails.send([knownAddressMail(known.email, mails)]);
  if (known) return mailSignUp(tx, email, { username, passwordHash }, mails);
  const row = await insertClient(tx, by, client, mails.at);
  if (mayMail) await mailConfirmation(tx, row, email, mails);
};

type Deps = { passwordRules: PasswordRules; writeAccounts: WriteAccounts };

/** Signs a client up. Known and unknown emails get the same answer after the same work: both hash, and store or mail. */
export const createSignUp =
  ({ passwordRules, writeAccounts }: Deps) =>
  async (by: Actor, { email, username, password }: SignupInput, signal?: AbortSignal) => {
    await passwordRules.refuseWeak("password", password, email);
    const passwordHash = await hashPassword(password, { signal });
    try {
      const client = { email, username, passwordHash };
      await writeAccounts((tx, mails) => storeSignUp(tx, by, client, mails));
    } catch (error) {
      // Another process has just stored the same email.
      if (!isDuplicate(error)) throw error;
    }
  };
export type SignUp = ReturnType<typeof createSignUp>;
