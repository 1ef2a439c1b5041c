import type { User } from "shared/users";
import type { users } from "#db/schema/users.ts";
import { emailKey } from "../../lib/email-key.ts";

export type UserRow = typeof users.$inferSelect;

/** What of a user leaves the database: never the password hash. */
export const toUser = ({
  id,
  username,
  email,
  role,
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
  blocked,
  emailConfirmed,
  pendingEmail,
  mustChangePassword: passwordPrintedAt !== null,
  hasSecondFactor,
  createdAt,
});

/** The columns that an admin or the user sets. */
export const toColumns = (input: { username: string; email: string; role: string }) => ({
  username: input.username,
  email: input.email,
  emailKey: emailKey(input.email),
  role: input.role,
});

/** A user with what signing in needs. */
export const toAccount = (row: UserRow) => ({
  user: toUser(row),
  passwordHash: row.passwordHash,
  passwordPrintedAt: row.passwordPrintedAt,
});
