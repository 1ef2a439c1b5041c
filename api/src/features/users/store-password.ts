import { eq } from "drizzle-orm";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import { endLinks } from "../../db/accounts/one-time-links.ts";
import type { AccountMails } from "../../outbox/account-mails/account-writer.ts";
import { noticePassword } from "./account-notices.ts";
import type { UserRow } from "./user-row.ts";

type Password = Pick<UserRow, "passwordHash" | "passwordPrintedAt" | "isInitialPassword">;

/** A password that its owner typed. */
export const chosen = (passwordHash: string): Password => ({
  passwordHash,
  isInitialPassword: false,
  passwordPrintedAt: null,
});

/** One that is printed, so that others may see it. */
export const printed = (passwordHash: string, at: Date): Password => ({
  passwordHash,
  isInitialPassword: true,
  passwordPrintedAt: at.toISOString(),
});

/** Tells of it by mail, and ends what somebody with the old one may have asked for. */
export const storePassword = async (
  tx: Transaction,
  row: UserRow,
  password: Password,
  by: string,
  mails: AccountMails,
) => {
  const changes = { ...password, pendingEmail: null };
  await tx.update(users).set(changes).where(eq(users.id, row.id));
  await endLinks(tx, row.id);
  await noticePassword(tx, row, by, mails);
};
