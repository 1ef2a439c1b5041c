import { and, count, eq, ne, or } from "drizzle-orm";
import { adminRole, type UserInput, type UserUpdate } from "shared/users";
import { removeSecondFactors } from "#db/accounts/second-factors.ts";
import { users } from "#db/schema/users.ts";
import { isDuplicate } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../audit/actor.ts";
import { addEntries } from "../../audit/add-entries.ts";
import { emailKey } from "../../lib/email-key.ts";
import { AppError, conflict, editConflict, notFound, unauthenticated } from "../../lib/errors.ts";
import { accountSubject } from "./account-events.ts";
import { toUser, type UserRow } from "./user-row.ts";

export const emailTaken = () => conflict("An account with this email already exists.");

export const refuseTakenEmail = (error: unknown): never => {
  if (isDuplicate(error)) throw emailTaken();
  throw error;
};

/** Somebody has shown that the email is theirs, or was trusted with the admin area: anybody can sign up with any email. */
export const isOwned = ({ emailConfirmed, role }: Pick<UserRow, "emailConfirmed" | "role">) =>
  emailConfirmed || role === adminRole;
export const whereOwned = or(eq(users.emailConfirmed, true), eq(users.role, adminRole));
const whereUnowned = and(eq(users.emailConfirmed, false), ne(users.role, adminRole));

/** Makes room for whoever reads mail at the address. */
export const removeUnowned = async (tx: Transaction, by: Actor, email: string, at: Date) => {
  const isThere = and(eq(users.emailKey, emailKey(email)), whereUnowned);
  const removed = await tx.delete(users).where(isThere).returning({ id: users.id });
  const events = removed.map(({ id }) => ({ subject: accountSubject(id), by, at }));
  await addEntries(
    tx,
    events.map((event) => ({ action: "account.removed", ...event })),
  );
};

/** Removes second factors set up before the address was confirmed. */
export const removeStrangersFactors = async (tx: Transaction, row: UserRow) => {
  if (isOwned(row) || !row.hasSecondFactor) return false;
  await removeSecondFactors(tx, row.id);
  return true;
};

export const findUser = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound("User");
  return row;
};

/** The admin who asks; 401 when a block or another role has ended their sessions. */
export const findAdmin = async (tx: Transaction, id: string) => {
  const [admin] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, adminRole), eq(users.blocked, false)));
  if (!admin) throw unauthenticated();
  return admin;
};

/** 409 for an account whose e-mail may be somebody else's. */
export const refuseUnprovenAdmin = ({ email, emailConfirmed }: UserRow) => {
  if (emailConfirmed) return;
  throw conflict(
    `Nobody has shown yet that they read mail at ${email}. The account can be made an admin's once its e-mail address is confirmed.`,
  );
};

/** 409 when the user is the last one who can use the admin area. */
export const refuseLastAdmin = async (tx: Transaction, row: UserRow) => {
  if (row.role !== adminRole || row.blocked) return;
  const [others] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, adminRole), eq(users.blocked, false), ne(users.id, row.id)));
  if (others?.count) return;
  throw new AppError("last_admin", "This is the last admin; somebody must be able to sign in.");
};

const saysTheSame = (one: UserInput, other: UserInput) =>
  one.username === other.username && one.email === other.email && one.role === other.role;

/** 409 when somebody saw another user than there is; the same change again is none. */
export const refuseStaleEdit = (row: UserRow, { asRead, ...input }: UserUpdate) => {
  if (!asRead || saysTheSame(asRead, row) || saysTheSame(input, row)) return;
  throw editConflict(toUser(row));
};
