import { eq } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { WriteAccounts } from "#mail/account-mails/account-writer.ts";
import { notifyAccountAndAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import { users } from "#tables/accounts.ts";
import { refuseLastAdmin } from "./change-user.ts";
import { accountSubject, findUser } from "./user-row.ts";

/** Deletes a user's own account; what they wrote stays without a name. 409 for the last admin. */
export const closeAccount = (writeAccounts: WriteAccounts, by: Actor, id: string): Promise<void> =>
  writeAccounts(async (tx, mails) => {
    const row = await findUser(tx, id);
    await refuseLastAdmin(tx, row);
    const toOwner = "Your account was closed";
    const toOthers = `The admin ${row.email} closed their account`;
    await notifyAccountAndAdmins(tx, row, { toOwner, toOthers, by: row.email }, mails);
    await tx.delete(users).where(eq(users.id, id));
    await addEntry(tx, { action: "account.closed", subject: accountSubject(id), by, at: mails.at });
  });
