import { type AuditEntry, auditEntry } from "shared/audit/audit";
import type { AuditRow } from "#tables/audit.ts";

const values = auditEntry.shape.before;

const parse = (json: string | null) => (json === null ? null : values.parse(JSON.parse(json)));

/** `emails` are those that the accounts have now. */
export const toAuditEntry = (row: AuditRow, emails: ReadonlyMap<string, string>): AuditEntry => {
  const { seq, createdAt, actorId, address, device, requestId, action } = row;
  const { subjectKind: kind, subjectId: id, subjectName } = row;
  const getEmail = (account: string) => emails.get(account) ?? null;
  return {
    seq,
    createdAt,
    actor: actorId === null ? null : { id: actorId, email: getEmail(actorId) },
    address,
    device,
    requestId,
    action,
    subject:
      kind === null || id === null
        ? null
        : { kind, id, name: kind === "account" ? getEmail(id) : subjectName },
    before: parse(row.before),
    after: parse(row.after),
  };
};
