import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row, held by the process that runs the background jobs on a database server. */
export const leases = sqliteTable("leases", {
  name: text("name").primaryKey(),
  holder: text("holder").notNull(),
  /** The place where the holder runs, for people to read. */
  place: text("place").notNull(),
  /** Milliseconds since 1970, by the clock of the database. */
  expiresAt: integer("expires_at").notNull(),
});

/** One row. Triggers raise these numbers in the transaction of a write (`migrations/0000_initial.sql`). */
export const versions = sqliteTable("versions", {
  id: integer("id").primaryKey(),
  /** Content, settings, and pictures whose sizes were made. */
  content: integer("content").notNull(),
  /** Requests to publish, and reports of builders. */
  builds: integer("builds").notNull(),
  /** Mails to be sent. */
  mails: integer("mails").notNull(),
  /** The mail server and the mailbox. */
  mailSettings: integer("mail_settings").notNull(),
  /** Messages of guests and changes by the team. */
  inbox: integer("inbox").notNull(),
  /** Deliveries of webhooks that are due. */
  webhooks: integer("webhooks").notNull(),
});

/** Facts that distinguish this installation from others, wherever its processes run. */
export const installation = sqliteTable("installation", {
  name: text("name").$type<InstallationFact>().primaryKey(),
  value: text("value").notNull(),
});
/** `releases`: JSON of what the worker serves and keeps. */
export type InstallationFact = "store-owner" | "encryption-key" | "releases";

/** Counts for limits shared by all processes, by a keyed hash of the limited visitor or address. */
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
