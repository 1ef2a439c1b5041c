import type { Endpoint } from "../http/endpoint.ts";
import { auditFilter, auditList, auditListQuery } from "./audit.ts";

export const listAudit = {
  method: "GET",
  path: "/api/audit",
  summary: "List the activity log, newest first",
  access: "admin",
  query: auditListQuery,
  status: 200,
  answer: auditList,
} as const satisfies Endpoint;

export const exportAudit = {
  method: "GET",
  path: "/api/audit/export",
  summary: "Export the activity log as CSV",
  access: "admin",
  reauthentication: "always",
  query: auditFilter,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;
