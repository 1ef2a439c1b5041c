import { and, eq, inArray, lt, notExists, type SQL, sql } from "drizzle-orm";
import { clientRole } from "shared/users";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { sessions } from "#db/schema/sessions.ts";
import { users } from "#db/schema/users.ts";
import type { Transaction } from "#db/transaction.ts";
import { product } from "../../audit/actor.ts";
import { addEntries } from "../../audit/add-entries.ts";
import { unusedAccountDays } from "../../outbox/account-mails/link-mails.ts";
import { accountSubject } from "./account-events.ts";

const dayMilliseconds = 24 * 3_600_000;

/** Found by their indexes, which begin with `flagged`. */
const isTheirs = ({ flagged, email }: typeof inquiries | typeof contacts) =>
  and(inArray(flagged, [false, true]), eq(ignoringCase(email), users.email));

type Owned = typeof sessions | typeof auditEntries | typeof inquiries | typeof contacts;

/** Nobody has confirmed its e-mail or signed in, as far as the activity log reaches back, nor written from there. */
const isUnused = (tx: Transaction, before: string) => {
  const hasNo = (table: Owned, where: SQL | undefined) =>
    notExists(tx.select({ one: sql`1` }).from(table).where(where));
  const hasSignedIn = and(
    eq(auditEntries.actorId, users.id),
    eq(auditEntries.action, "sign_in.succeeded"),
  );
  return and(
    eq(users.role, clientRole),
    eq(users.emailConfirmed, false),
    eq(users.blocked, false),
    lt(users.createdAt, before),
    hasNo(sessions, eq(sessions.userId, users.id)),
    hasNo(auditEntries, hasSignedIn),
    hasNo(inquiries, isTheirs(inquiries)),
    hasNo(contacts, isTheirs(contacts)),
  );
};

type Deps = { db: Database; mailServer: { readonly canSend: boolean }; now: () => Date };

/** Removes what sign-ups have left; without a mail server nobody could confirm. Returns how many there were. */
export const createUnusedAccountCleanup =
  ({ db, mailServer, now }: Deps) =>
  async (signal: AbortSignal) => {
    if (!mailServer.canSend) return { accounts: 0 };
    const at = now();
    const before = new Date(at.getTime() - unusedAccountDays * dayMilliseconds).toISOString();
    const removeSome = async (tx: Transaction) => {
      const { id } = users;
      const some = tx.select({ id }).from(users).where(isUnused(tx, before)).limit(batchSize);
      const removed = await tx.delete(users).where(inArray(id, some)).returning({ id });
      const expired = { action: "account.expired", by: product, at } as const;
      await addEntries(
        tx,
        removed.map((user) => ({ ...expired, subject: accountSubject(user.id) })),
      );
      return removed;
    };
    return { accounts: await changeInBatches(db, removeSome, signal) };
  };
