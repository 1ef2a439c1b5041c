import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { time } from "./columns.ts";

/** What happened once, and when: `demo` while the content is the demo's, `test-mail` since one went out with the mail settings in use. */
export const milestones = sqliteTable("milestones", {
  name: text("name").$type<"demo" | "test-mail">().primaryKey(),
  reachedAt: time("reached_at").notNull(),
});
