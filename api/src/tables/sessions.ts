import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";
import { users } from "./users.ts";

/** Who is signed in where. Deleting a row ends the session. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Such as `Firefox on Android`. */
    device: text("device").notNull(),
    network: text("network").notNull(),
    /** Whether its token is worth nothing without the browser's cookie. */
    isBrowser: integer("is_browser", { mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
    /** Written once a minute at most. */
    lastUsedAt: time("last_used_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    /** When the user last gave the password or, where there is one, the second factor. */
    provenAt: time("proven_at").notNull(),
  },
  (table) => [
    index("sessions_user").on(table.userId, table.createdAt),
    index("sessions_expiry").on(table.expiresAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Failures in a row, by SHA-256 of whom they are counted. */
export const failedSignIns = sqliteTable(
  "failed_sign_ins",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    lastAt: time("last_at").notNull(),
  },
  (table) => [index("failed_sign_ins_last").on(table.lastAt)],
);
