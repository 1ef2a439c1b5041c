import { createHmac } from "node:crypto";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { DomainDeps } from "#platform/domain-deps.ts";
import { emailKey } from "#platform/email-key.ts";
import { readEnd } from "./add-entries.ts";
import type { AuditEvent, RecordAndNotify } from "./audit-event.ts";
import { createEventLog } from "./event-log.ts";
import { createAuditService } from "./log/audit.service.ts";
import { createTrim } from "./trim.ts";

/** Returns the same fingerprint for an email each time; only a holder of the key can compute it. */
const createEmailFingerprint = (key: string) => (email: string) =>
  createHmac("sha256", `activity log ${key}`).update(emailKey(email)).digest("hex").slice(0, 16);

export type AuditDeps = DomainDeps & {
  secrets: { encryption: string };
  readSettings: () => Promise<SiteSettings>;
  recordAndNotify: RecordAndNotify;
  /** Called for each sign-in and refusal that `auditEvents` notes. */
  onAuditEvent?: ((event: AuditEvent) => void) | undefined;
};

/** The activity log. */
export const createAudit = ({
  db,
  log,
  now,
  secrets,
  readSettings,
  recordAndNotify,
  onAuditEvent,
}: AuditDeps) => {
  const readDays = async () => (await readSettings()).security.auditDays;
  const trim = createTrim({ db, now, readDays });
  return {
    audit: createAuditService({ db, recordAndNotify }),
    auditEvents: createEventLog({ db, log, now, onEvent: onAuditEvent }),
    fingerprintEmail: createEmailFingerprint(secrets.encryption),
    /** Also writes the end of the chain to the log, which can be kept elsewhere. */
    keepAudit: async (signal: AbortSignal) => {
      const trimmed = await trim(signal);
      const end = await readEnd(db.read);
      if (end)
        log.info({ event: "audit.end", ...end }, "Current end of the activity log's hash chain.");
      return trimmed;
    },
  };
};
