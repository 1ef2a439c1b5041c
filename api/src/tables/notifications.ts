import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PushPreferences } from "shared/inbox/notifications/push";
import { seq, time, uniqueId } from "#platform/db/schema/columns.ts";
import { sessions, users } from "./accounts.ts";

/** Recipients of the morning mail. */
export const digests = sqliteTable("digests", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The company's day, such as `2026-11-23`, whose mail was written or was not needed. */
  doneOn: text("done_on"),
});

/** Browsers with notifications. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    seq: seq(),
    id: uniqueId(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Ending this session removes the subscription; `null` once the session has expired. */
    sessionId: text("session_id").references(() => sessions.id, {
      onDelete: "cascade",
      onUpdate: "cascade",
    }),
    /** Address of this browser at its push service. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    device: text("device").notNull(),
    /** Consecutive failures; nothing is sent until `retryAt`. */
    failures: integer("failures").notNull().default(0),
    retryAt: time("retry_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("push_subscriptions_user").on(table.userId, table.createdAt),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Notifications that an account wants; all of them without a row. */
export const pushPreferences = sqliteTable("push_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  messages: text("messages").$type<PushPreferences["messages"]>().notNull(),
  reminders: integer("reminders", { mode: "boolean" }).notNull(),
  hidesNames: integer("hides_names", { mode: "boolean" }).notNull(),
});

/** Progress of the notifications: one row, or none without subscriptions. */
export const pushProgress = sqliteTable("push_progress", {
  id: integer("id").primaryKey(),
  messageSeq: integer("message_seq").notNull(),
  remindedAt: time("reminded_at").notNull(),
});

/** Secret calendar addresses of the agenda, at most one per account. */
export const agendaFeeds = sqliteTable("agenda_feeds", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret in the address, as base64url. */
  hash: text("hash").notNull().unique(),
  /** True if the calendar contains guests' names; `contacts` does the same for contact details. */
  names: integer("names", { mode: "boolean" }).notNull(),
  contacts: integer("contacts", { mode: "boolean" }).notNull(),
  createdAt: time("created_at").notNull(),
});
