import { eq } from "drizzle-orm";
import type { User } from "shared/accounts/users";
import { isDuplicate } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { emailKey } from "#platform/email-key.ts";
import { conflict, notFound } from "#platform/errors.ts";
import { users } from "#tables/accounts.ts";

export type UserRow = typeof users.$inferSelect;

/** The fields of a user that leave the database, without the password hash. */
export const toUser = ({
  id,
  username,
  email,
  role,
  access,
  blocked,
  emailConfirmed,
  pendingEmail,
  passwordPrintedAt,
  hasSecondFactor,
  createdAt,
}: Omit<UserRow, "seq">): User => ({
  _id: id,
  username,
  email,
  role,
  access,
  blocked,
  emailConfirmed,
  pendingEmail,
  mustChangePassword: passwordPrintedAt !== null,
  hasSecondFactor,
  createdAt,
});

/** A user with the fields that sign-in needs. */
export const toAccount = (row: UserRow) => ({
  user: toUser(row),
  passwordHash: row.passwordHash,
  passwordPrintedAt: row.passwordPrintedAt,
});
export type Account = ReturnType<typeof toAccount>;

/** The columns that an admin or the user sets. */
export const toColumns = (input: { username: string; email: string; role: string }) => ({
  username: input.username,
  email: input.email,
  emailKey: emailKey(input.email),
  role: input.role,
});

/** Throws 404 for an unknown id. */
export const findUser = async (tx: Transaction, id: string) => {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  if (!row) throw notFound("User");
  return row;
};

export const emailTaken = () => conflict("An account with this email already exists.");

export const refuseTakenEmail = (error: unknown): never => {
  if (isDuplicate(error)) throw emailTaken();
  throw error;
};

export const accountSubject = (id: string) => ({ kind: "account", id }) as const;

/** The activity log keeps only the domain: entries outlive the erasure of a person's email address. */
export const maskEmail = (email: string) => `…${email.slice(email.lastIndexOf("@"))}`;
