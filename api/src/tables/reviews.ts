import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "#platform/db/schema/columns.ts";

export const reviews = sqliteTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    country: text("country"),
    /** Of the visit, as in `2026-05`. */
    month: text("month"),
    comment: text("comment").notNull(),
    stars: integer("stars"),
    /** Id of a tour, which may be gone. */
    tour: text("tour"),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(true),
    position: integer("position"),
    createdAt: time("created_at").notNull(),
    /** `null` until it is changed. */
    updatedAt: time("updated_at"),
  },
  (table) => [index("reviews_newest").on(table.createdAt, table.id)],
);
