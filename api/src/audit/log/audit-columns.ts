import type { AuditEntry, AuditValues } from "shared/audit/audit";
import type { Columns } from "#platform/csv/to-csv.ts";

const toText = (values: AuditValues | null) => values && JSON.stringify(values);

export const auditColumns: Columns<AuditEntry> = {
  Number: ({ seq }) => seq,
  Time: ({ createdAt }) => createdAt,
  Account: ({ actor }) => actor?.id ?? null,
  Email: ({ actor }) => actor?.email ?? null,
  "IP address": ({ address }) => address,
  Device: ({ device }) => device,
  "Request ID": ({ requestId }) => requestId,
  Action: ({ action }) => action,
  "Record type": ({ subject }) => subject?.kind ?? null,
  "Record ID": ({ subject }) => subject?.id ?? null,
  "Record name": ({ subject }) => subject?.name ?? null,
  Before: ({ before }) => toText(before),
  After: ({ after }) => toText(after),
};
