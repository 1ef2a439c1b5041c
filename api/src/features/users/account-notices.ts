import { adminRole } from "shared/users";
import type { Transaction } from "#db/transaction.ts";
import type { AccountMails } from "../../outbox/account-mails/account-writer.ts";
import { notifyAccount, notifyAdmins } from "../../outbox/account-mails/notices.ts";
import type { UserRow } from "./user-row.ts";

/** What the owner of the account and the admins read. */
type Change = { own: string; others: string };

const describeChanges = (row: UserRow, { role, blocked }: UserRow): Change[] => {
  const { email } = row;
  const state = blocked ? "is blocked now" : "is no longer blocked";
  return [
    ...(role === row.role
      ? []
      : [{ own: `Your role is now “${role}”`, others: `The role of ${email} is now “${role}”` }]),
    ...(blocked === row.blocked
      ? []
      : [{ own: `Your account ${state}`, others: `The account of ${email} ${state}` }]),
  ];
};

const tell = async (
  tx: Transaction,
  row: UserRow,
  { own, others, by }: Change & { by: string },
  mails: AccountMails,
) => {
  await notifyAccount(row, { what: own, by }, mails);
  await notifyAdmins(tx, { what: others, by }, mails, [row.id]);
};

/** Tells of another role, and of a block or its end. */
export const noticeChanges = async (
  tx: Transaction,
  before: UserRow,
  after: UserRow,
  by: string,
  mails: AccountMails,
) => {
  for (const change of describeChanges(before, after))
    await tell(tx, before, { ...change, by }, mails);
};

export const noticePassword = async (
  tx: Transaction,
  row: UserRow,
  by: string,
  mails: AccountMails,
): Promise<void> => {
  const own = "Your password was changed";
  if (row.role !== adminRole) return notifyAccount(row, { what: own, by }, mails);
  const others = `The password of the admin ${row.email} was changed`;
  await tell(tx, row, { own, others, by }, mails);
};
