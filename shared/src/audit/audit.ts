import { z } from "zod";
import { listQuery, pageInfo } from "../http/paging.ts";
import { singleLineText, timestamp } from "../text/text.ts";

export const auditAction = z.enum([
  "sign_in.succeeded",
  "sign_in.failed",
  "sign_out",
  "session.ended",
  "sessions.others_ended",
  "proof.given",
  "proof.failed",
  "account.created",
  "account.changed",
  "account.role_changed",
  "account.access_changed",
  "account.blocked",
  "account.unblocked",
  "account.expired",
  "account.removed",
  "account.closed",
  "invitation.sent",
  "invitation.withdrawn",
  "email.changed",
  "email.change_asked",
  "email.change_cancelled",
  "email.confirmed",
  "password.changed",
  "password.link_asked",
  "password.reset",
  "second_factor.changed",
  "agenda_feed.changed",
  "api_key.created",
  "api_key.revoked",
  "webhook.created",
  "webhook.changed",
  "webhook.secret_rotated",
  "webhook.deleted",
  "push_device.added",
  "access.refused",
  "limit.reached",
  "tour.created",
  "tour.changed",
  "tour.deleted",
  "tours.ordered",
  "tours.imported",
  "tours.exported",
  "photo.created",
  "photo.changed",
  "photo.deleted",
  "gallery.ordered",
  "picture.changed",
  "review.created",
  "review.changed",
  "review.deleted",
  "review.asked",
  "review.reminded",
  "review.received",
  "reviews.ordered",
  "team_member.created",
  "team_member.changed",
  "team_member.deleted",
  "team.ordered",
  "page.created",
  "page.changed",
  "page.deleted",
  "redirect.saved",
  "redirect.deleted",
  "redirects.imported",
  "questions.changed",
  "timetable.planned",
  "timetable.cancelled",
  "timetable.published",
  "timetable.failed",
  "trash.restored",
  "trash.deleted",
  "settings.changed",
  "preview_link.created",
  "preview_link.ended",
  "mail_settings.changed",
  "mailbox_settings.changed",
  "demo.cleared",
  "demo.kept",
  "inquiry.answered",
  "inquiry.marked",
  "inquiry.deleted",
  "contact.answered",
  "conversation.answered",
  "conversation.answer_cancelled",
  "conversation.begun",
  "conversation.noted",
  "conversation.changed",
  "conversation.joined",
  "conversation.split",
  "proposal.sent",
  "proposal.accepted",
  "proposal.declined",
  "proposal.withdrawn",
  "proposal.cancelled",
  "proposal.draft_discarded",
  "trip_plan.changed",
  "guide_link.created",
  "guide_link.ended",
  "payment.recorded",
  "payment.removed",
  "ways_to_pay.changed",
  "contact.marked",
  "mail.retried",
  "personal_data.exported",
  "person.erased",
  "messages.expired",
  "publishing.asked",
  "publishing.rollback_asked",
  "publishing.live",
  "publishing.failed",
  "backup.asked",
  "backup.downloaded",
  "backup.made",
  "backup.failed",
  "backup.restored",
  "audit.exported",
  "audit.trimmed",
]);
export type AuditAction = z.infer<typeof auditAction>;

export const auditSubjectKind = z.enum([
  "account",
  "email",
  "session",
  "api_key",
  "webhook",
  "tour",
  "photo",
  "picture",
  "review",
  "team_member",
  "page",
  "timetable",
  "settings",
  "inquiry",
  "contact",
  "conversation",
  "proposal",
  "mail",
  "build",
  "backup",
]);

/** An `email` without an account appears as a keyed hash only. */
export const auditSubject = z.object({
  kind: auditSubjectKind,
  id: z.string(),
  /** Its name at the time; for an account its current email, `null` once erased. */
  name: z.string().nullable(),
});

const values = z.record(z.string(), z.unknown());
export type AuditValues = z.infer<typeof values>;

export const auditEntry = z.object({
  /** Consecutive, without gaps. */
  seq: z.int().min(1),
  createdAt: timestamp,
  /** The account with its current email; `null` for visitors and for the product itself. */
  actor: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
  address: z.string().nullable(),
  device: z.string().nullable(),
  /** Matches the `X-Request-Id` header and the log. */
  requestId: z.string().nullable(),
  action: auditAction,
  subject: auditSubject.nullable(),
  before: values.nullable(),
  after: values.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const moment = (label: string) =>
  z.iso.datetime({ error: `${label} must be a time such as 2026-11-22T00:00:00Z.` }).optional();

export const auditFilter = z.object({
  action: z.enum(auditAction.options, "action must be one of the activity log.").optional(),
  actor: singleLineText("actor").optional(),
  from: moment("from"),
  /** Exclusive. */
  to: moment("to"),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditListQuery = listQuery.extend(auditFilter.shape);
export type AuditListQuery = z.infer<typeof auditListQuery>;

export const auditList = pageInfo.extend({
  entries: z.array(auditEntry),
  /** The end of the hash chain, for copying elsewhere. */
  last: z.object({ seq: z.int(), hash: z.string() }).nullable(),
});
