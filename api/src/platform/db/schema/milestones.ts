import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/**
 * Events that happen once, and their time: `demo` while the content is the demo's, `test-mail` once a test mail has
 * used the current mail settings, `licence-reminder 2027-06-30` once the admins were reminded of that day.
 */
export const milestones = sqliteTable("milestones", {
  name: text("name").$type<"demo" | "test-mail" | `licence-reminder ${string}`>().primaryKey(),
  reachedAt: time("reached_at").notNull(),
});
