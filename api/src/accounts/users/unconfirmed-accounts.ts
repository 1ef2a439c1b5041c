import { and, eq, inArray, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { adminRole, clientRole } from "shared/accounts/users";
import { addEntries } from "#audit/add-entries.ts";
import { unusedAccountDays } from "#mail/account-mails/link-mails.ts";
import { type Actor, product } from "#platform/actor.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { ignoringCase } from "#platform/db/schema/columns.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { sessions, users } from "#tables/accounts.ts";
import { auditEntries } from "#tables/audit.ts";
import { messages } from "#tables/messages.ts";
import { removeSecondFactors } from "../store/second-factors.ts";
import { accountSubject, type UserRow } from "./user-row.ts";

const dayMilliseconds = 24 * 3_600_000;

/** Anybody can sign up with any email: an account has an owner once its email is confirmed or it may use the admin area. */
export const isOwned = ({ emailConfirmed, role }: Pick<UserRow, "emailConfirmed" | "role">) =>
  emailConfirmed || role === adminRole;
export const whereOwned = or(eq(users.emailConfirmed, true), eq(users.role, adminRole));
const whereUnowned = and(eq(users.emailConfirmed, false), ne(users.role, adminRole));

/** Frees the email address for the person who reads its mail. */
export const removeUnowned = async (tx: Transaction, by: Actor, email: string, at: Date) => {
  const byEmail = and(eq(users.emailKey, emailKey(email)), whereUnowned);
  const removed = await tx.delete(users).where(byEmail).returning({ id: users.id });
  await addEntries(
    tx,
    removed.map(({ id }) => ({ action: "account.removed", subject: accountSubject(id), by, at })),
  );
};

/** Removes second factors set up before the address was confirmed. */
export const removeStrangersFactors = async (tx: Transaction, row: UserRow) => {
  if (isOwned(row) || !row.hasSecondFactor) return false;
  await removeSecondFactors(tx, row.id);
  return true;
};

/** The index by email begins with the first two columns. */
const byUserEmail = and(
  inArray(messages.kind, ["inquiry", "contact"]),
  inArray(messages.flagged, [false, true]),
  eq(ignoringCase(messages.email), users.email),
);

type Related = typeof sessions | typeof auditEntries | typeof messages;

/** Unconfirmed accounts without a sign-in in the activity log, and without messages from their email. */
const whereUnused = (tx: Transaction, before: string) => {
  const hasNo = (table: Related, where: SQL | undefined) =>
    notExists(tx.select({ one: sql`1` }).from(table).where(where));
  const signedIn = and(
    eq(auditEntries.actorId, users.id),
    eq(auditEntries.action, "sign_in.succeeded"),
  );
  return and(
    eq(users.role, clientRole),
    eq(users.emailConfirmed, false),
    eq(users.blocked, false),
    lt(users.createdAt, before),
    hasNo(sessions, eq(sessions.userId, users.id)),
    hasNo(auditEntries, signedIn),
    hasNo(messages, byUserEmail),
  );
};

type Deps = { db: Database; mailServer: { readonly canSend: boolean }; now: () => Date };

/** Removes unused accounts after 30 days and returns their number; without a mail server nobody could confirm one. */
export const createUnusedAccountCleanup =
  ({ db, mailServer, now }: Deps) =>
  async (signal: AbortSignal) => {
    if (!mailServer.canSend) return { accounts: 0 };
    const at = now();
    const before = new Date(at.getTime() - unusedAccountDays * dayMilliseconds).toISOString();
    const removeBatch = async (tx: Transaction) => {
      const { id } = users;
      const batch = tx.select({ id }).from(users).where(whereUnused(tx, before)).limit(batchSize);
      const removed = await tx.delete(users).where(inArray(id, batch)).returning({ id });
      const expired = { action: "account.expired", by: product, at } as const;
      await addEntries(
        tx,
        removed.map((user) => ({ ...expired, subject: accountSubject(user.id) })),
      );
      return removed;
    };
    return { accounts: await changeInBatches(db, removeBatch, signal) };
  };
