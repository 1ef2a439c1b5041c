import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";
import { users } from "./users.ts";

export type LinkPurpose = "password-reset" | "email";

/** The account that a sign-up opens once its email is confirmed. */
export type PendingSignUp = { username: string; passwordHash: string };

/** Links that were mailed, each for one use. */
export const oneTimeLinks = sqliteTable(
  "one_time_links",
  {
    /** SHA-256 of the token in the link, as base64url. */
    hash: text("hash").primaryKey(),
    /** Null where the account is opened by following the link. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** The email that it confirms. */
    email: text("email"),
    signUp: text("sign_up", { mode: "json" }).$type<PendingSignUp>(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("one_time_links_user").on(table.userId, table.purpose),
    index("one_time_links_expiry").on(table.expiresAt),
  ],
);
