import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** When the clock was last believed: what it says after a restart is compared with that. */
export const clock = sqliteTable("clock", {
  id: integer("id").primaryKey(),
  steadyAt: time("steady_at").notNull(),
});

/** Which process does what only one may do. */
export const leases = sqliteTable("leases", {
  name: text("name").primaryKey(),
  holder: text("holder").notNull(),
  /** By the clock of the database (ms). */
  expiresAt: integer("expires_at").notNull(),
  /** Raised for each new holder: a former one is told by an older number. */
  fence: integer("fence").notNull(),
});

/** What tells this installation from others, wherever its processes run. */
export const installation = sqliteTable("installation", {
  name: text("name").$type<InstallationFact>().primaryKey(),
  value: text("value").notNull(),
});
export type InstallationFact =
  | "store-owner"
  | "encryption-key"
  /** The release that all machines are to show, and the one of those that the bucket had last. */
  | "shown-release"
  | "stored-release";

/** What is limited in all processes together, by a keyed hash of whom it is counted for. */
export const countedRequests = sqliteTable(
  "counted_requests",
  {
    key: text("key").notNull(),
    /** Milliseconds since 1970. */
    at: integer("at").notNull(),
  },
  (table) => [
    index("counted_requests_key").on(table.key, table.at),
    index("counted_requests_age").on(table.at),
  ],
);
