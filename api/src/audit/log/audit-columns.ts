import type { AuditEntry, AuditValues } from "shared/audit/audit";
import type { Columns } from "#platform/csv/to-csv.ts";

const toText = (values: AuditValues | null) => values && JSON.stringify(values);

export const auditColumns: Columns<AuditEntry> = {
  Number: ({ seq }) => seq,
  Time: ({ createdAt }) => createdAt,
  Account: ({ actor }) => actor?.id ?? null,
  Email: ({ actor }) => actor?.email ?? null,
  Address: ({ address }) => address,
  Device: ({ device }) => device,
  Request: ({ requestId }) => requestId,
  Action: ({ action }) => action,
  Kind: ({ subject }) => subject?.kind ?? null,
  Id: ({ subject }) => subject?.id ?? null,
  Name: ({ subject }) => subject?.name ?? null,
  Before: ({ before }) => toText(before),
  After: ({ after }) => toText(after),
};
