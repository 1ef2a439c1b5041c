import { eq } from "drizzle-orm";
import { endSessions } from "#db/accounts/end-sessions.ts";
import type { Database } from "#db/client.ts";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import { createLink, findLink } from "../../db/accounts/one-time-links.ts";
import { emailKey } from "../../lib/email-key.ts";
import { invalidField } from "../../lib/errors.ts";
import type { AccountMails, WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { passwordResetMail } from "../../outbox/account-mails/link-mails.ts";
import { accountSubject } from "./account-events.ts";
import { chosen, storePassword } from "./store-password.ts";
import { removeStrangersFactors } from "./user-rules.ts";

const endedLink = () =>
  invalidField("token", "This link has expired, or was used already. Ask for a new one.");

const mailLink = async (tx: Transaction, by: Actor, email: string, mails: AccountMails) => {
  const isOwner = eq(users.emailKey, emailKey(email));
  const [row] = await tx.select().from(users).where(isOwner);
  if (!row || row.blocked) return;
  if (!(await mails.limits.allowsPasswordLink(tx, email, by.address))) return;
  const link = { userId: row.id, purpose: "password-reset" } as const;
  const token = await createLink(tx, { ...link, at: mails.at });
  await mails.send([passwordResetMail(row.email, token, mails)]);
  const subject = accountSubject(row.id);
  await addEntry(tx, { action: "password.link_asked", subject, by, at: mails.at });
};

const findLinkedUser = async (read: Pick<Transaction, "select">, token: string, at: Date) => {
  const link = await findLink(read, "password-reset", token, at);
  const [row] = link?.userId
    ? await read.select().from(users).where(eq(users.id, link.userId))
    : [];
  if (!row || row.blocked) throw endedLink();
  return row;
};

type Deps = { db: Database; now: () => Date; writeAccounts: WriteAccounts };

/** Mailed links that set a new password. A link that works no more is refused with 400. */
export const createPasswordLinks = ({ db, now, writeAccounts }: Deps) => ({
  /** If somebody has an account with the e-mail, and is not blocked. */
  mailPasswordLink: (by: Actor, email: string) =>
    writeAccounts((tx, mails) => mailLink(tx, by, email, mails)),

  readPasswordLink: async (token: string): Promise<{ email: string; passwordHash: string }> =>
    findLinkedUser(db.read, token, now()),

  /** Ends every session; the e-mail counts as confirmed. */
  usePasswordLink: (by: Actor, token: string, passwordHash: string) =>
    writeAccounts(async (tx, mails) => {
      const row = await findLinkedUser(tx, token, mails.at);
      const opener = `whoever opened the link in the mail to ${row.email}`;
      const owned = { ...row, emailConfirmed: true };
      await storePassword(tx, owned, chosen(passwordHash), opener, mails);
      await tx.update(users).set({ emailConfirmed: true }).where(eq(users.id, row.id));
      await endSessions(tx, row.id);
      const after = (await removeStrangersFactors(tx, row)) && { secondFactor: "removed" };
      const subject = accountSubject(row.id);
      const event = { action: "password.reset", subject, by, at: mails.at } as const;
      await addEntry(tx, after ? { ...event, after } : event);
    }),
});
