import type { Endpoint } from "../../http/endpoint.ts";
import { report, reportQuery } from "./reports.ts";

export const readReport = {
  method: "GET",
  path: "/api/numbers",
  summary: "Get inquiries and their outcomes by week, tour and source",
  access: "admin",
  scope: "inbox:read",
  query: reportQuery,
  status: 200,
  answer: report,
} as const satisfies Endpoint;

export const exportReport = {
  method: "GET",
  path: "/api/numbers/table",
  summary: "Export them as CSV, one line per week, tour and source",
  access: "admin",
  scope: "inbox:read",
  query: reportQuery,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;

export const exportProposals = {
  method: "GET",
  path: "/api/numbers/proposals",
  summary: "Export the proposals sent in a period as CSV, one line each, without names",
  access: "admin",
  scope: "inbox:read",
  query: reportQuery,
  status: 200,
  answer: "csv",
} as const satisfies Endpoint;
