import { exportProposals, exportReport, readReport } from "shared/inbox/reports/reports.endpoints";
import { csvFile, sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { ReportsService } from "./reports.service.ts";

type Deps = { reports: ReportsService; now: () => Date };

export const reportsRoutes = ({ reports, now }: Deps) => [
  route(readReport, ({ query }) => reports.read(query)),
  route(exportReport, async ({ c, query }) =>
    sendDownload(c, csvFile("numbers", now()), await reports.export(query)),
  ),
  route(exportProposals, async ({ c, query }) =>
    sendDownload(c, csvFile("proposals", now()), await reports.exportProposals(query)),
  ),
];
