import { isNotNull } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MailStatus } from "shared/mail/outbox";
import { ignoringCase, seq, time, uniqueId } from "#platform/db/schema/columns.ts";

/** A part of a mail: a paragraph with its line breaks, named facts, or a link with its name. */
export type MailPart =
  | { text: string; role?: "heading" | "note" | "signature" }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { link: string; name: string };

/** The topic of morning mails, each of which names many guests. */
export const digestTopic = "digest";

/** Mails that were promised in the transaction that stored their cause. */
export const mails = sqliteTable(
  "mails",
  {
    seq: seq(),
    id: uniqueId(),
    to: text("to").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    /** The mail's content, from which sending makes the text and HTML versions. */
    parts: text("parts", { mode: "json" }).$type<MailPart[]>().notNull(),
    /** Ids of the conversation files that go with it. */
    files: text("files", { mode: "json" }).$type<string[]>(),
    /** Carries a link for its reader alone: the outbox does not show what it says. */
    isPersonal: integer("is_personal", { mode: "boolean" }).notNull().default(false),
    /** Message-IDs of the mails before it in its thread; the last one is the mail that it replies to. */
    references: text("reference_ids", { mode: "json" }).$type<string[]>(),
    /** The contact or inquiry whose stored answer this carries. */
    answers: text("answers"),
    /** The contact or inquiry that it announces or acknowledges; or `digestTopic`. */
    about: text("about"),
    /** The hash of the mailbox that a receipt goes to, the same for every spelling of its address. */
    receiptFor: text("receipt_for"),
    status: text("status").$type<MailStatus>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: time("created_at").notNull(),
    /** The time that the team chose to send it; `null` once a worker has taken it. */
    sendAt: time("send_at"),
    /** Time from which the mail may be sent. */
    queuedAt: time("queued_at"),
    /** When a worker may take it; while one has it, when that one's lease ends. */
    dueAt: time("due_at"),
    /** Names the taking by the worker that has it. */
    lease: text("lease"),
    settledAt: time("settled_at"),
  },
  (table) => [
    index("mails_newest").on(table.createdAt, table.seq, table.status),
    index("mails_to").on(ignoringCase(table.to), table.createdAt, table.seq, table.status),
    index("mails_answers").on(table.answers).where(isNotNull(table.answers)),
    index("mails_about").on(table.about).where(isNotNull(table.about)),
    index("mails_receipts")
      .on(table.receiptFor, table.createdAt)
      .where(isNotNull(table.receiptFor)),
    index("mails_planned").on(table.sendAt).where(isNotNull(table.sendAt)),
    index("mails_due").on(table.status, table.dueAt),
    index("mails_settled").on(table.settledAt).where(isNotNull(table.settledAt)),
  ],
);

/** One row, or none: how mails go out. */
export const mailSettings = sqliteTable("mail_settings", {
  id: integer("id").primaryKey(),
  host: text("host").notNull(),
  port: integer("port").notNull(),
  user: text("user"),
  /** Encrypted. */
  password: text("password"),
  fromName: text("from_name"),
  fromAddress: text("from_address").notNull(),
  inbox: text("inbox").notNull(),
  updatedAt: time("updated_at").notNull(),
});
