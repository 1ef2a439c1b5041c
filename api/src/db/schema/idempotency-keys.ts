import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** First answers to requests that carried an `Idempotency-Key`, kept for 24 hours. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    route: text("route").notNull(),
    key: text("key").notNull(),
    answer: text("answer", { mode: "json" }).$type<unknown>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.route, table.key] }),
    index("idempotency_keys_age").on(table.createdAt),
  ],
);
