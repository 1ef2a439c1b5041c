import { isNotNull, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Box, ConversationState } from "shared/inbox/conversations";
import { ignoringCase, seq, time, uniqueId } from "#platform/db/schema/columns.ts";

/** One guest's. What `summarize` computes from the messages, and what the team sets. */
export const conversations = sqliteTable(
  "conversations",
  {
    seq: seq(),
    id: uniqueId(),
    name: text("name"),
    /** Replies go there. */
    email: text("email").notNull(),
    /** E.164. */
    phone: text("phone"),
    destination: text("destination"),
    paxNumber: integer("pax_number"),
    checkinDate: text("checkin_date"),
    checkoutDate: text("checkout_date"),
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    /** When the team set these days; `null` if they are as they could be read. */
    datesSetAt: time("dates_set_at"),
    /** When the guest asked for the trip. */
    askedAt: time("asked_at"),
    /** The guest's newest inquiry that is aside. */
    asksForId: text("asks_for_id"),
    /** The beginning of the guest's newest message. */
    preview: text("preview").notNull(),
    box: text("box").$type<Box>().notNull(),
    state: text("state").$type<ConversationState>().notNull(),
    lostReason: text("lost_reason"),
    assigneeId: text("assignee_id"),
    remindAt: time("remind_at"),
    /** Time of the guest's oldest unanswered message. */
    waitingSince: time("waiting_since"),
    /** The earliest deadline of the replies that the guest waits for. */
    dueAt: time("due_at"),
    /** The deadline of the reply to the first request, as the guest learned it then. */
    replyDueAt: time("reply_due_at"),
    firstAnswerAt: time("first_answer_at"),
    /** The first known source of the guest; see `sourceName`. */
    source: text("source"),
    /** When the team first quoted a price, and when the guest first said yes. */
    quotedAt: time("quoted_at"),
    confirmedAt: time("confirmed_at"),
    trashedAt: time("trashed_at"),
    /** When the guest or the team last wrote; later with each of their messages, even if the clock was put back. */
    latestAt: time("latest_at").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => {
    const listed = [table.createdAt, table.seq, table.state, table.waitingSince] as const;
    return [
      index("conversations_latest").on(table.box, table.latestAt, ...listed),
      index("conversations_created").on(table.box, ...listed),
      index("conversations_name").on(table.box, ignoringCase(table.name), ...listed),
      index("conversations_starts").on(table.box, table.startsOn, ...listed, table.endsOn),
      index("conversations_undated")
        .on(table.box, table.latestAt, table.seq, table.state)
        .where(sql`${table.startsOn} IS NULL AND ${table.askedAt} IS NOT NULL`),
      index("conversations_waiting").on(
        ...[table.box, table.waitingSince, table.createdAt, table.seq, table.dueAt],
      ),
      index("conversations_state").on(table.box, table.state, table.latestAt, table.seq),
      index("conversations_assignee")
        .on(table.box, table.assigneeId, table.latestAt, table.createdAt, table.seq)
        .where(isNotNull(table.assigneeId)),
      index("conversations_destination").on(
        table.box,
        table.destination,
        table.latestAt,
        table.seq,
      ),
      index("conversations_reminders").on(table.box, table.remindAt, ...listed),
      index("conversations_trash").on(table.trashedAt).where(isNotNull(table.trashedAt)),
    ];
  },
);

/**
 * The conversation that the next message from an email address (in lower case) or a phone number (E.164) belongs to.
 */
export const conversationAddresses = sqliteTable(
  "conversation_addresses",
  {
    address: text("address").notNull(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.address] }),
    index("conversation_addresses_of").on(table.conversationId),
  ],
);
