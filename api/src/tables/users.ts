import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ignoringCase, seq, time, uniqueId } from "#platform/db/schema/columns.ts";

export const users = sqliteTable(
  "users",
  {
    seq: seq(),
    id: uniqueId(),
    username: text("username").notNull(),
    email: text("email").notNull(),
    /** The e-mail in lower case: two accounts never differ by case alone. */
    emailKey: text("email_key").notNull(),
    /** Somebody has shown that they read mail there. */
    emailConfirmed: integer("email_confirmed", { mode: "boolean" }).notNull().default(true),
    /** The e-mail asked for; it counts once it is confirmed. */
    pendingEmail: text("pending_email"),
    role: text("role").notNull(),
    blocked: integer("blocked", { mode: "boolean" }).notNull().default(false),
    passwordHash: text("password_hash").notNull(),
    /** Made up or set by the environment at the first start, and never changed since. */
    isInitialPassword: integer("is_initial_password", { mode: "boolean" }).notNull().default(false),
    /** When the product printed the password; `null` for one that somebody chose. */
    passwordPrintedAt: time("password_printed_at"),
    /** Whether there is an authenticator app or a passkey. */
    hasSecondFactor: integer("has_second_factor", { mode: "boolean" }).notNull().default(false),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(table.emailKey),
    index("users_newest").on(table.createdAt),
    index("users_username").on(ignoringCase(table.username), table.createdAt),
    index("users_email").on(ignoringCase(table.email), table.createdAt),
    index("users_role").on(ignoringCase(table.role), table.createdAt),
  ],
);
