import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";
import { users } from "./users.ts";

/** Addresses by which calendars read the agenda, one of an account. */
export const agendaFeeds = sqliteTable("agenda_feeds", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the secret in the address, as base64url. */
  hash: text("hash").notNull().unique(),
  /** Whether it tells the names of guests, and how to reach them. */
  names: integer("names", { mode: "boolean" }).notNull(),
  contacts: integer("contacts", { mode: "boolean" }).notNull(),
  createdAt: time("created_at").notNull(),
});
