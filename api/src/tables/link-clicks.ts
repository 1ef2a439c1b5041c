import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MessageSource } from "shared/inbox/message-source";
import type { LinkClickChannel } from "shared/inbox/reports/link-clicks";
import { seq, time } from "#platform/db/schema/columns.ts";

/** Anonymous clicks on links to WhatsApp, a phone or a mail program. */
export const linkClicks = sqliteTable(
  "link_clicks",
  {
    seq: seq(),
    channel: text("channel").$type<LinkClickChannel>().notNull(),
    source: text("source", { mode: "json" }).$type<MessageSource>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("link_clicks_age").on(table.createdAt)],
);
