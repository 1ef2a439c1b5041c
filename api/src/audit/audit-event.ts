import type { AuditAction, AuditEntry, AuditValues } from "shared/audit/audit";
import type { Actor } from "#platform/actor.ts";

/** Contains neither secrets nor email addresses of persons. */
export type AuditEvent = {
  action: AuditAction;
  subject?: { kind: NonNullable<AuditEntry["subject"]>["kind"]; id: string; name?: string | null };
  before?: AuditValues;
  after?: AuditValues;
};

export type AttributedEvent = AuditEvent & { by: Actor; at: Date };

/** Adds an entry to the activity log and notifies all admins by email. */
export type RecordAndNotify = (
  by: Actor & { email: string },
  sentence: string,
  event: AuditEvent,
) => Promise<void>;
