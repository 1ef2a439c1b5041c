import { z } from "zod";

/** The body that browsers post to a policy's `report-uri` (CSP Level 3, "deprecated serialization"). */
export const cspReport = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": z.string(),
    "blocked-uri": z.string(),
    "source-file": z.string().optional(),
    "line-number": z.number().optional(),
  }),
});
