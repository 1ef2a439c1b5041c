import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RedirectOrigin } from "shared/content/addresses/redirects";
import { time } from "#platform/db/schema/columns.ts";

/** Old addresses of pages; a chain is stored as one step. */
export const redirects = sqliteTable(
  "redirects",
  {
    /** A path as it was typed, without percent signs; compared without case. */
    source: text("source").primaryKey(),
    /** A path on this site. */
    target: text("target").notNull(),
    origin: text("origin").$type<RedirectOrigin>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("redirects_target").on(table.target)],
);

/** Paths that visitors asked for and did not find. */
export const missingPaths = sqliteTable("missing_paths", {
  path: text("path").primaryKey(),
  count: integer("count").notNull(),
  lastAt: time("last_at").notNull(),
  isIgnored: integer("is_ignored", { mode: "boolean" }).notNull().default(false),
});
