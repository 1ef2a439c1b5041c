import type { Endpoint } from "../http/endpoint.ts";
import { auditFilter, auditList, auditListQuery } from "./audit.ts";

export const listAudit = {
  method: "GET",
  path: "/api/audit",
  summary: "What was done, newest first",
  access: "admin",
  query: auditListQuery,
  status: 200,
  answer: auditList,
} as const satisfies Endpoint;

export const exportAudit = {
  method: "GET",
  path: "/api/audit/export",
  summary: "What was done, as a file",
  access: "admin",
  proof: "always",
  query: auditFilter,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;
