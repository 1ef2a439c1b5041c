import { exportAudit, listAudit } from "shared/audit/audit.endpoints";
import { csvFile, sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { AuditService } from "./audit.service.ts";

type Deps = { audit: AuditService; now: () => Date };

export const auditRoutes = ({ audit, now }: Deps) => [
  route(listAudit, ({ query }) => audit.list(query)),
  route(exportAudit, async ({ c, by, user, query }) =>
    sendDownload(c, csvFile("activity", now()), await audit.export(by, user.email, query)),
  ),
];
