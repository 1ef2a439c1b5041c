import { eq } from "drizzle-orm";
import { adminRole } from "shared/users";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntry } from "../../audit/add-entries.ts";
import {
  createLink,
  endEmailLinks,
  endLink,
  endLinks,
  findLink,
} from "../../db/accounts/one-time-links.ts";
import { emailKey } from "../../lib/email-key.ts";
import { invalidField } from "../../lib/errors.ts";
import type { AccountMails, WriteAccounts } from "../../outbox/account-mails/account-writer.ts";
import { confirmEmailMail, confirmNewEmailMail } from "../../outbox/account-mails/link-mails.ts";
import { notifyAccount, notifyAdmins } from "../../outbox/account-mails/notices.ts";
import { accountSubject, hintOf } from "./account-events.ts";
import type { UserRow } from "./user-row.ts";
import { findUser, refuseTakenEmail, removeUnowned } from "./user-rules.ts";

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
  const link = { userId: id, purpose: "email", payload: email } as const;
  const token = await createLink(tx, { ...link, at });
  const toMail = email === current ? confirmEmailMail : confirmNewEmailMail;
  await mails.send([toMail(email, token, mails)]);
};

const noticeEmail = async (tx: Transaction, row: UserRow, changed: string, mails: AccountMails) => {
  const by = `whoever opened the link in the mail to ${changed}`;
  const { id, email, role } = row;
  await notifyAccount(row, { what: `Your e-mail address is now ${changed}`, by }, mails);
  if (role !== adminRole) return;
  const what = `The e-mail address of the admin ${email} is now ${changed}`;
  await notifyAdmins(tx, { what, by }, mails, [id]);
};

const endedLink = () => invalidField("token", "This link has expired, or was used already.");

const confirm = async (tx: Transaction, by: Actor, token: string, mails: AccountMails) => {
  const link = await findLink(tx, "email", token, mails.at);
  const row = link && (await findUser(tx, link.userId));
  if (!row || row.blocked || link.payload === null) throw endedLink();
  const email = link.payload;
  const isChange = emailKey(email) !== row.emailKey;
  if (isChange && email !== row.pendingEmail) throw endedLink();
  if (isChange) await removeUnowned(tx, by, email, mails.at);
  const changes = isChange ? { email, emailKey: emailKey(email), pendingEmail: null } : {};
  await tx
    .update(users)
    .set({ ...changes, emailConfirmed: true })
    .where(eq(users.id, row.id));
  await (isChange ? endLinks(tx, row.id) : endLink(tx, link.hash));
  const after = { email: hintOf(email) };
  const action = isChange ? "email.changed" : "email.confirmed";
  await addEntry(tx, { action, subject: accountSubject(row.id), after, by, at: mails.at });
  if (isChange) await noticeEmail(tx, row, email, mails);
};

/** 400 for a link that works no more, 409 where another account has the e-mail meanwhile. */
export const confirmEmail = (writeAccounts: WriteAccounts, by: Actor, token: string) =>
  writeAccounts((tx, mails) => confirm(tx, by, token, mails)).catch(refuseTakenEmail);
