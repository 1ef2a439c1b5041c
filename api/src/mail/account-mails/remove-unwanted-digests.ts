import { and, eq, notInArray } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { users } from "#tables/accounts.ts";
import { whereFullAdmin } from "#tables/full-admins.ts";
import { digestTopic, mails } from "#tables/mails.ts";
import { digests } from "#tables/notifications.ts";

/** Morning mails name guests: removes waiting ones to people who may not or don't want to read them any more. */
export const removeUnwantedDigests = (tx: Transaction) => {
  const readers = tx
    .select({ email: users.email })
    .from(digests)
    .innerJoin(users, eq(users.id, digests.userId))
    .where(whereFullAdmin);
  return tx.delete(mails).where(and(eq(mails.about, digestTopic), notInArray(mails.to, readers)));
};
