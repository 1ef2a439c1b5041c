import { cspReport } from "./csp-reports.ts";
import type { Endpoint } from "./endpoint.ts";

export const reportCspViolation = {
  method: "POST",
  path: "/api/csp-reports",
  summary: "Report a violation of a page's content security policy",
  access: "public",
  body: { type: "text", mediaType: "application/csp-report", schema: cspReport },
  status: 204,
  answer: "none",
} as const satisfies Endpoint;
