import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TapChannel } from "shared/contact-taps";
import type { MessageSource } from "shared/message-source";
import { seq, time } from "../columns.ts";

/** Links to a chat, a phone or a mail program that visitors followed. Nothing of it tells who it was. */
export const contactTaps = sqliteTable(
  "contact_taps",
  {
    seq: seq(),
    /** `4F2Q`; the same one may come again after a long time. */
    reference: text("reference").notNull(),
    channel: text("channel").$type<TapChannel>().notNull(),
    source: text("source", { mode: "json" }).$type<MessageSource>().notNull(),
    /** The inquiry that was added by hand for it. */
    inquiryId: text("inquiry_id"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("contact_taps_reference").on(table.reference),
    index("contact_taps_age").on(table.createdAt),
  ],
);
