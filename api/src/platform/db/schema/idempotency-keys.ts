import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** First answers to requests that carried an `Idempotency-Key`, kept for 24 hours. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    route: text("route").notNull(),
    key: text("key").notNull(),
    /** SHA-256 of what was sent with the key; not kept of older rows. */
    bodyHash: text("body_hash"),
    answer: text("answer", { mode: "json" }).$type<unknown>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.route, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
