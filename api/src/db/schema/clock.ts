import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** When the clock was last believed: what it says after a restart is compared with that. */
export const clock = sqliteTable("clock", {
  id: integer("id").primaryKey(),
  steadyAt: time("steady_at").notNull(),
});
