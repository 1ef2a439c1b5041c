import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BuildStatus } from "shared/publishing/builds";
import { time } from "#platform/db/schema/columns.ts";

/** One row: how often the public content was written. */
export const contentRevision = sqliteTable("content_revision", {
  id: integer("id").primaryKey(),
  revision: integer("revision").notNull(),
});

/** Requests to publish; the waiting one is the queue. */
export const builds = sqliteTable(
  "builds",
  {
    id: text("id").primaryKey(),
    revision: integer("revision").notNull(),
    status: text("status").$type<BuildStatus>().notNull(),
    reason: text("reason"),
    /** The kept release that a rollback makes live again. */
    releaseOf: text("release_of"),
    message: text("message"),
    requestedAt: time("requested_at").notNull(),
    startedAt: time("started_at"),
    finishedAt: time("finished_at"),
    liveAt: time("live_at"),
  },
  (table) => [
    index("builds_newest").on(table.requestedAt, table.id),
    index("builds_status").on(table.status),
  ],
);

/** Ids of webhooks taken, against replay. */
export const receivedWebhooks = sqliteTable("received_webhooks", {
  id: text("id").primaryKey(),
  receivedAt: time("received_at").notNull(),
  /** JSON of a report that reached a process that does not publish. */
  report: text("report", { mode: "json" }),
});
