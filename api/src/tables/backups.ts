import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BackupCounts, BackupReason, BackupStatus } from "shared/backups/backups";
import { time } from "#platform/db/schema/columns.ts";

/** Backups that ended, well or not. */
export const backups = sqliteTable(
  "backups",
  {
    id: text("id").primaryKey(),
    reason: text("reason").$type<BackupReason>().notNull(),
    status: text("status").$type<BackupStatus>().notNull(),
    startedAt: time("started_at").notNull(),
    finishedAt: time("finished_at").notNull(),
    /** Name of the file while it is kept. */
    file: text("file"),
    /** The folder or the bucket that the file is in. */
    place: text("place"),
    bytes: integer("bytes"),
    counts: text("counts", { mode: "json" }).$type<BackupCounts>(),
    error: text("error"),
  },
  (table) => [index("backups_newest").on(table.startedAt)],
);
