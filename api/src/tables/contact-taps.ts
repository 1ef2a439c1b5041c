import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MessageSource } from "shared/inbox/message-source";
import type { TapChannel } from "shared/inbox/reports/contact-taps";
import { seq, time } from "#platform/db/schema/columns.ts";

/** Anonymous clicks on links to WhatsApp, a phone or a mail program. */
export const contactTaps = sqliteTable(
  "contact_taps",
  {
    seq: seq(),
    channel: text("channel").$type<TapChannel>().notNull(),
    source: text("source", { mode: "json" }).$type<MessageSource>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("contact_taps_age").on(table.createdAt)],
);
