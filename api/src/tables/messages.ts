import { isNotNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ignoringCase, seq, time, uniqueId } from "#platform/db/schema/columns.ts";
import { conversations } from "./conversations.ts";
import type { MessageDetails } from "./message-details.ts";

export type FormKind = "inquiry" | "contact";
export type MessageKind = FormKind | "mail" | "proposal" | "reply" | "note" | "change";

const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** Everything in a conversation: forms, mails and decisions of the guest, replies, notes and changes by the team. */
export const messages = sqliteTable(
  "messages",
  {
    seq: seq(),
    id: uniqueId(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    kind: text("kind").$type<MessageKind>().notNull(),
    /** A form, a mail that no machine sent, or what a guest sent from the page of a proposal. */
    fromGuest: flag("from_guest"),
    createdAt: time("created_at").notNull(),
    /** The account of the team that wrote it. */
    byId: text("by_id"),
    text: text("text"),
    /** The guest's; the empty string where it isn't known. */
    name: text("name"),
    email: text("email").notNull().default(""),
    /** E.164. */
    phone: text("phone"),
    destination: text("destination"),
    paxNumber: integer("pax_number"),
    checkinDate: text("checkin_date"),
    checkoutDate: text("checkout_date"),
    /** The dates that could be read: `2026-12-05`. */
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    subject: text("subject"),
    /** The sender of a mail, if that is none of the guest's addresses. */
    sender: text("sender"),
    /** Identifies a mail in the mailbox: a hash of its Message-ID or its headers. */
    mailKey: text("mail_key").unique(),
    /** The mail that carries a reply, and its recipient. */
    mailId: text("mail_id"),
    to: text("to"),
    /** The message that a reply answers. */
    answersId: text("answers_id"),
    /** Possible spam. */
    flagged: flag("flagged"),
    /** The guest got no receipt, because the message was flagged when it came. */
    receiptOwed: flag("receipt_owed"),
    /** It came after the trip was answered: it changes neither guest nor trip until the team uses it. */
    aside: flag("aside"),
    /** Its conversation is in the trash. */
    trashed: flag("trashed"),
    replyDueAt: time("reply_due_at"),
    respondedAt: time("responded_at"),
    /** When its conversation was done or lost: it waits no more. */
    closedAt: time("closed_at"),
    /** The other fields of its kind; see `message-details.ts`. */
    details: text("details", { mode: "json" }).$type<MessageDetails>(),
  },
  (table) => {
    const { kind, flagged, createdAt } = table;
    // Lists sort equal keys by these, and filter by these.
    const listed = [
      createdAt,
      table.seq,
      table.respondedAt,
      table.closedAt,
      table.trashed,
    ] as const;
    return [
      index("messages_conversation").on(
        ...[table.conversationId, createdAt, table.seq, table.fromGuest],
      ),
      index("messages_waiting")
        .on(table.conversationId, createdAt, table.seq)
        .where(sql`from_guest AND NOT flagged AND responded_at IS NULL AND closed_at IS NULL`),
      index("messages_age").on(createdAt, kind),
      index("messages_newest").on(kind, flagged, ...listed),
      index("messages_name").on(kind, flagged, ignoringCase(table.name), ...listed),
      index("messages_email").on(kind, flagged, ignoringCase(table.email), ...listed),
      index("messages_destination").on(kind, flagged, ignoringCase(table.destination), ...listed),
      index("messages_pax_number").on(kind, flagged, table.paxNumber, ...listed),
      index("messages_mail").on(table.mailId).where(isNotNull(table.mailId)),
      index("messages_answers").on(table.answersId, createdAt).where(isNotNull(table.answersId)),
    ];
  },
);

export type MessageRow = typeof messages.$inferSelect;
export type NewMessageRow = typeof messages.$inferInsert;

/** The id of the one row. */
export const floodRow = 1;

/** One row, or none: the latest time in which more messages came than visitors send. */
export const latestFlood = sqliteTable("latest_flood", {
  id: integer("id").primaryKey(),
  startedAt: time("started_at").notNull(),
  lastAt: time("last_at").notNull(),
  /** Rows above the limit. */
  messages: integer("messages").notNull(),
  /** The mail that sums it up for the owner. */
  mailId: text("mail_id").notNull(),
});
