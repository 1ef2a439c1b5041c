import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";
import { users } from "./users.ts";

export type LinkPurpose = "password-reset" | "email";

/** Links that were mailed, each for one use. */
export const oneTimeLinks = sqliteTable(
  "one_time_links",
  {
    /** SHA-256 of the token in the link, as base64url. */
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** The e-mail that it confirms. */
    payload: text("payload"),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("one_time_links_user").on(table.userId, table.purpose),
    index("one_time_links_expiry").on(table.expiresAt),
  ],
);
