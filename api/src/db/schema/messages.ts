import { isNull } from "drizzle-orm";
import { index, integer, type SQLiteColumn, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MessageSource } from "shared/message-source";
import { ignoringCase, seq, time, uniqueId } from "./columns.ts";

type MessageColumns = Record<
  "createdAt" | "seq" | "respondedAt" | "settledAt" | "trashed",
  SQLiteColumn
>;
/** What the indexes of a list end with: its order among equals, then what it is filtered by. */
const listed = ({ createdAt, seq, respondedAt, settledAt, trashed }: MessageColumns) =>
  [createdAt, seq, respondedAt, settledAt, trashed] as const;

const placed = {
  conversationId: text("conversation_id"),
  /** By when an answer was promised when it came. */
  promisedAt: time("promised_at"),
  /** Where its guest came from. */
  source: text("source", { mode: "json" }).$type<MessageSource>(),
  /** When its conversation was done or lost: it waits no more. */
  settledAt: time("settled_at"),
  /** It came after the trip was answered: it changes neither guest nor trip until the team uses it. */
  aside: integer("aside", { mode: "boolean" }).notNull().default(false),
  /** With its conversation. */
  trashed: integer("trashed", { mode: "boolean" }).notNull().default(false),
};

export const contacts = sqliteTable(
  "contacts",
  {
    seq: seq(),
    id: uniqueId(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    flagged: integer("flagged", { mode: "boolean" }).notNull().default(false),
    /** Whether the visitor has had no receipt, because it was flagged when it came. */
    receiptOwed: integer("receipt_owed", { mode: "boolean" }).notNull().default(false),
    responseMessage: text("response_message"),
    respondedAt: time("responded_at"),
    createdAt: time("created_at").notNull(),
    ...placed,
  },
  (table) => [
    index("contacts_conversation").on(table.conversationId, table.createdAt),
    index("contacts_not_placed").on(table.seq).where(isNull(table.conversationId)),
    index("contacts_age").on(table.createdAt),
    index("contacts_newest").on(table.flagged, ...listed(table)),
    index("contacts_name").on(table.flagged, ignoringCase(table.name), ...listed(table)),
    index("contacts_email").on(table.flagged, ignoringCase(table.email), ...listed(table)),
  ],
);

export const inquiries = sqliteTable(
  "inquiries",
  {
    seq: seq(),
    id: uniqueId(),
    name: text("name"),
    email: text("email").notNull(),
    destination: text("destination").notNull(),
    paxNumber: integer("pax_number").notNull(),
    checkinDate: text("checkin_date").notNull(),
    checkoutDate: text("checkout_date").notNull(),
    /** The dates as they could be read: `2026-12-05`. */
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    /** E.164. */
    phone: text("phone"),
    message: text("message"),
    flagged: integer("flagged", { mode: "boolean" }).notNull().default(false),
    receiptOwed: integer("receipt_owed", { mode: "boolean" }).notNull().default(false),
    responseMessage: text("response_message"),
    respondedAt: time("responded_at"),
    createdAt: time("created_at").notNull(),
    ...placed,
  },
  (table) => [
    index("inquiries_conversation").on(table.conversationId, table.createdAt),
    index("inquiries_not_placed").on(table.seq).where(isNull(table.conversationId)),
    index("inquiries_age").on(table.createdAt),
    index("inquiries_newest").on(table.flagged, ...listed(table)),
    index("inquiries_name").on(table.flagged, ignoringCase(table.name), ...listed(table)),
    index("inquiries_email").on(table.flagged, ignoringCase(table.email), ...listed(table)),
    index("inquiries_destination").on(
      table.flagged,
      ignoringCase(table.destination),
      ...listed(table),
    ),
    index("inquiries_pax_number").on(table.flagged, table.paxNumber, ...listed(table)),
  ],
);

/** The id of the one row. */
export const floodRow = 1;

/** One row, or none: the latest time in which more messages came than visitors send. */
export const latestFlood = sqliteTable("latest_flood", {
  id: integer("id").primaryKey(),
  startedAt: time("started_at").notNull(),
  lastAt: time("last_at").notNull(),
  /** Those above the limit. */
  messages: integer("messages").notNull(),
  /** The mail that sums it up for the owner. */
  mailId: text("mail_id").notNull(),
});
