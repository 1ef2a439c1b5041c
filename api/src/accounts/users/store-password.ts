import { eq } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { AccountMails, WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccountAndAdmins } from "#mail/account-mails/notices.ts";
import { commandLine } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { users } from "#tables/accounts.ts";
import { endSessions } from "../store/end-sessions.ts";
import { endLinks } from "../store/one-time-links.ts";
import { removeSecondFactors } from "../store/second-factors.ts";
import { accountSubject, findUser, type UserRow } from "./user-row.ts";

type Password = Pick<UserRow, "passwordHash" | "passwordPrintedAt" | "isInitialPassword">;

/** A password that its owner typed. */
export const chosenPassword = (passwordHash: string): Password => ({
  passwordHash,
  isInitialPassword: false,
  passwordPrintedAt: null,
});

/** A password that the command line printed, where others may see it. */
const printedPassword = (passwordHash: string, at: Date): Password => ({
  passwordHash,
  isInitialPassword: true,
  passwordPrintedAt: at.toISOString(),
});

export const notifyPasswordChanged = (
  tx: Transaction,
  row: UserRow,
  by: string,
  mails: AccountMails,
) => {
  const toOwner = "Your password was changed";
  const toOthers = `The password of the admin ${row.email} was changed`;
  return notifyAccountAndAdmins(tx, row, { toOwner, toOthers, by }, mails);
};

/** Ends mailed links and a pending email as well: somebody with the old password may have requested them. */
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
  await notifyPasswordChanged(tx, row, by, mails);
};

/** Lets `pnpm admin:password` restore access: ends every session and removes the second factors. Throws 404 for an unknown id. */
export const setPrintedPassword = (writeAccounts: WriteAccounts, id: string, hash: string) =>
  writeAccounts(async (tx, mails) => {
    const by = "someone with access to the server (pnpm admin:password)";
    const row = await findUser(tx, id);
    await storePassword(tx, row, printedPassword(hash, mails.at), by, mails);
    await removeSecondFactors(tx, id);
    await endSessions(tx, id);
    await addEntry(tx, {
      action: "password.changed",
      subject: accountSubject(id),
      ...(row.hasSecondFactor && { after: { secondFactor: "removed" } }),
      by: commandLine,
      at: mails.at,
    });
  });
