import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";

/** Reading position of each mailbox. */
export const mailboxes = sqliteTable(
  "mailboxes",
  {
    /** User, server and folder. */
    name: text("name").notNull(),
    uidValidity: text("uid_validity").notNull(),
    lastUid: integer("last_uid").notNull(),
    /** When it was read for the first time: what came before counts only if it answers something. */
    startedAt: time("started_at").notNull(),
    readAt: time("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name] })],
);

/** Attempts to read the mail, counted beforehand, so that a mail that crashes the process is given up. */
export const mailboxTries = sqliteTable(
  "mailbox_tries",
  {
    mailbox: text("mailbox").notNull(),
    uidValidity: text("uid_validity").notNull(),
    uid: integer("uid").notNull(),
    tries: integer("tries").notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.uidValidity, table.uid] })],
);

/** One row, or none: since when the mailbox cannot be read. */
export const mailboxTroubles = sqliteTable("mailbox_troubles", {
  id: integer("id").primaryKey(),
  since: time("since").notNull(),
  reason: text("reason").notNull(),
});

/** One row, or none: where answers of guests arrive. */
export const mailboxSettings = sqliteTable("mailbox_settings", {
  id: integer("id").primaryKey(),
  host: text("host").notNull(),
  port: integer("port").notNull(),
  user: text("user").notNull(),
  /** Encrypted. */
  password: text("password").notNull(),
  folder: text("folder").notNull(),
  updatedAt: time("updated_at").notNull(),
});
