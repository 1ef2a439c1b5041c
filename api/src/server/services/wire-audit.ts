import type { AuditFilter } from "shared/audit/audit";
import { addEntry, readEnd } from "#audit/add-entries.ts";
import { createEventLog } from "#audit/event-log.ts";
import { createAuditService } from "#audit/log/audit.service.ts";
import { createEmailFingerprint } from "#audit/log/email-fingerprint.ts";
import { createTrim } from "#audit/trim.ts";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { notifyAdmins } from "#mail/account-mails/notices.ts";
import type { Actor } from "#platform/actor.ts";
import type { ServiceDeps } from "./service-deps.ts";
import type { Mail } from "./wire-mail.ts";

export const wireAudit = (
  { db, secrets, log, now, onAuditEvent }: ServiceDeps,
  content: Pick<ContentService, "readSettings">,
  { writeAccounts }: Pick<Mail, "writeAccounts">,
) => {
  const readDays = async () => (await content.readSettings()).security.auditDays;
  const recordExport = (by: Actor, email: string, filter: AuditFilter) =>
    writeAccounts(async (tx, mails) => {
      await addEntry(tx, { action: "audit.exported", after: { ...filter }, by, at: now() });
      await notifyAdmins(tx, { what: "The activity log was downloaded", by: email }, mails);
    });
  const trim = createTrim({ db, now, readDays });
  return {
    audit: createAuditService({ db, recordExport }),
    auditEvents: createEventLog({ db, log, now, onEvent: onAuditEvent }),
    fingerprintEmail: createEmailFingerprint(secrets.encryption),
    /** Also writes the end of the chain to the log, which can be kept elsewhere. */
    keepAudit: async (signal: AbortSignal) => {
      const trimmed = await trim(signal);
      const end = await readEnd(db.read);
      if (end) log.info({ event: "audit.end", ...end }, "End of the activity log.");
      return trimmed;
    },
  };
};
export type Audit = ReturnType<typeof wireAudit>;
