import { and, eq } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccountAndAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";
import { timetable } from "#tables/records.ts";
import { endFullAccess } from "../store/end-full-access.ts";
import { refuseLastAdmin } from "./change-user.ts";
import { accountSubject, findUser } from "./user-row.ts";

/** The timetable publishes nothing for an account that is gone. */
const refusePlanned = async (tx: Transaction, id: string) => {
  const isPlanned = and(eq(timetable.authorId, id), eq(timetable.state, "planned"));
  if ((await tx.$count(timetable, isPlanned)) === 0) return;
  throw conflict(
    "You've planned changes that haven't gone out yet. Cancel them in the timetable, or ask a colleague to plan them again.",
  );
};

/** Deletes a user's own account; what they wrote stays without a name. 409 for the last admin and with planned changes. */
export const closeAccount = (writeAccounts: WriteAccounts, by: Actor, id: string): Promise<void> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, id);
    await refuseLastAdmin(tx, row);
    await refusePlanned(tx, id);
    const toOwner = "Your account was closed";
    const toOthers = `The admin ${row.email} closed their account`;
    await notifyAccountAndAdmins(tx, row, { toOwner, toOthers, by: row.email }, mails);
    await endFullAccess(tx, id);
    await tx.delete(users).where(eq(users.id, id));
    await addEntry(tx, { action: "account.closed", subject: accountSubject(id), by, at: mails.at });
  });
