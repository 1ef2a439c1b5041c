import { isNotNull, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { seq, time, uniqueId } from "./columns.ts";

/** What tells doubles, receipts and floods among the messages of the last day, in hashes. */
export const messageTraces = sqliteTable(
  "message_traces",
  {
    seq: seq(),
    /** Of the contact or inquiry. */
    id: uniqueId(),
    /** Who gets the receipt. */
    address: text("address").notNull(),
    /** What this address asked. */
    request: text("request").notNull(),
    /** What it says, whoever sent it. */
    wording: text("wording").notNull(),
    /** The form token that came with it for the first time. */
    proof: text("proof"),
    /** How much it would look like spam in a flood, if it were the only one of its wording. */
    points: integer("points").notNull(),
    isTold: integer("is_told", { mode: "boolean" }).notNull(),
    hasReceipt: integer("has_receipt", { mode: "boolean" }).notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("message_traces_age").on(table.createdAt),
    index("message_traces_mailed")
      .on(table.createdAt)
      .where(sql`${table.isTold} OR ${table.hasReceipt}`),
    index("message_traces_address").on(table.address),
    index("message_traces_request").on(table.request),
    index("message_traces_proof").on(table.proof).where(isNotNull(table.proof)),
  ],
);

/** Times in which more messages came than visitors send. */
export const floods = sqliteTable("floods", {
  seq: seq(),
  startedAt: time("started_at").notNull(),
  lastAt: time("last_at").notNull(),
  messages: integer("messages").notNull(),
  /** Those of them that are not kept as possible spam. */
  genuine: integer("genuine").notNull(),
  /** The mail that sums it up for the operator. */
  mailId: text("mail_id").notNull(),
});
