import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { GuestMailKind, LeftOutFile } from "shared/guest-mails";
import { seq, time, uniqueId } from "../columns.ts";
import { conversations } from "./conversations.ts";

/** Mails that guests, their machines and mail servers sent to the operator's mailbox, as far as they belong to a conversation. */
export const guestMails = sqliteTable(
  "guest_mails",
  {
    seq: seq(),
    id: uniqueId(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    kind: text("kind").$type<GuestMailKind>().notNull(),
    /** Names it among all mails of the mailbox: its Message-ID, or a hash of its head. */
    mailKey: text("mail_key").notNull().unique(),
    /** Message-IDs of the mails before it in its thread, then its own: what a reply refers to. */
    messageIds: text("message_ids", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** The guest's. */
    email: text("email").notNull(),
    /** Where it came from, if that is none of the guest's addresses. */
    sender: text("sender"),
    /** Whether its sender's address alone tells where it belongs. */
    byAddress: integer("by_address", { mode: "boolean" }).notNull().default(false),
    /** Whether the mail server says that it does not come from there. */
    checkFailed: integer("check_failed", { mode: "boolean" }).notNull().default(false),
    name: text("name"),
    subject: text("subject").notNull(),
    /** Without what it quotes. */
    text: text("text").notNull(),
    /** All of it, where that is more. */
    original: text("original"),
    leftOut: text("left_out", { mode: "json" }).$type<LeftOutFile[]>().notNull(),
    flagged: integer("flagged", { mode: "boolean" }).notNull().default(false),
    trashed: integer("trashed", { mode: "boolean" }).notNull().default(false),
    /** By when an answer is due. */
    promisedAt: time("promised_at"),
    respondedAt: time("responded_at"),
    /** When its conversation was done or lost. */
    settledAt: time("settled_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("guest_mails_conversation").on(table.conversationId, table.createdAt),
    index("guest_mails_age").on(table.createdAt),
  ],
);

/** Files that came with mails. */
export const guestMailFiles = sqliteTable(
  "guest_mail_files",
  {
    seq: seq(),
    id: uniqueId(),
    mailId: text("mail_id")
      .notNull()
      .references(() => guestMails.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Whether not all that it holds is stored: it still comes, or is being removed. */
    arriving: integer("arriving", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("guest_mail_files_of").on(table.mailId),
    index("guest_mail_files_arriving").on(table.arriving).where(sql`arriving`),
  ],
);

/** What they hold, in slices: neither a statement nor a copy of the database takes a whole file at once. */
export const guestMailSlices = sqliteTable(
  "guest_mail_slices",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => guestMailFiles.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

/** How far each mailbox has been read. */
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

/** How often reading a mail was begun, counted before: one that ends the process is not begun for ever. */
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
