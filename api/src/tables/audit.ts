import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AuditAction, AuditEntry } from "shared/audit/audit";
import { time } from "#platform/db/schema/columns.ts";

type SubjectKind = NonNullable<AuditEntry["subject"]>["kind"];

/** Append-only: triggers refuse changes, and deletions except of the oldest entries that an `audit.trimmed` entry names. */
export const auditEntries = sqliteTable(
  "audit_entries",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    createdAt: time("created_at").notNull(),
    actorId: text("actor_id"),
    address: text("address"),
    device: text("device"),
    requestId: text("request_id"),
    action: text("action").$type<AuditAction>().notNull(),
    subjectKind: text("subject_kind").$type<SubjectKind>(),
    subjectId: text("subject_id"),
    subjectName: text("subject_name"),
    /** JSON, as it was hashed. */
    before: text("before"),
    after: text("after"),
    previousHash: text("previous_hash").notNull(),
    hash: text("hash").notNull(),
  },
  (table) => [
    index("audit_entries_newest").on(table.createdAt, table.seq),
    index("audit_entries_action").on(table.action, table.createdAt, table.seq),
    index("audit_entries_actor").on(table.actorId, table.createdAt, table.seq),
  ],
);
export type AuditRow = typeof auditEntries.$inferSelect;
