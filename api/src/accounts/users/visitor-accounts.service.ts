import { and, eq, inArray, ne } from "drizzle-orm";
import { adminRole } from "shared/accounts/users";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { conflict } from "#platform/errors.ts";
import { invitations, users } from "#tables/accounts.ts";
import { endInvitationOf } from "../store/invitation-rows.ts";
import { endSignUps } from "../store/one-time-links.ts";

const whereVisitor = (key: string) => and(eq(users.emailKey, key), ne(users.role, adminRole));
const whereAdmin = (key: string) => and(eq(users.emailKey, key), eq(users.role, adminRole));

/** Accounts without the admin role, by the key of an email address (`emailKey`). */
export const createVisitorAccountsService = ({ db }: { db: Database }) => ({
  /** 409 for an admin's address. */
  refuseAdmin: async (key: string) => {
    if ((await db.read.$count(users, whereAdmin(key))) === 0) return;
    throw conflict("This is an admin's account. Remove the admin role first.");
  },

  /** Counts the accounts and the invitations that wait to become one. */
  count: async (key: string) =>
    (await db.read.$count(users, whereVisitor(key))) +
    (await db.read.$count(invitations, eq(invitations.emailKey, key))),

  /** Deletes the accounts, invitations and unconfirmed sign-ups, and returns the number of accounts and invitations. */
  erase: async (key: string) => {
    const erased = await changeInBatches(db, (tx) => {
      const batch = tx
        .select({ id: users.id })
        .from(users)
        .where(whereVisitor(key))
        .limit(batchSize);
      return tx.delete(users).where(inArray(users.id, batch)).returning({ id: users.id });
    });
    const ended = await db.write(async (tx) => {
      await endSignUps(tx, key);
      return endInvitationOf(tx, key);
    });
    return erased + ended.length;
  },
});
export type VisitorAccountsService = ReturnType<typeof createVisitorAccountsService>;
