import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./users.ts";

/** Who gets the morning mail. */
export const digests = sqliteTable("digests", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The company's day, such as `2026-11-23`, whose mail was written or was not needed. */
  doneOn: text("done_on"),
});
