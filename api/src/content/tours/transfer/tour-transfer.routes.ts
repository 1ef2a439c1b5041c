import {
  applyTourImport,
  dropTourImport,
  exportTourArchive,
  exportTourTable,
  readTourImport,
} from "shared/content/tours/tour-transfer.endpoints";
import type { EventLog } from "#audit/event-log.ts";
import { csvFile, sendDownload, zipFile } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { TourTransferService } from "./tour-transfer.service.ts";

type Deps = {
  tourTransfer: TourTransferService;
  auditEvents: Pick<EventLog, "note">;
  now: () => Date;
};

export const tourTransferRoutes = ({ tourTransfer, auditEvents, now }: Deps) => [
  route(exportTourArchive, ({ c, by }) => {
    auditEvents.note(by, { action: "tours.exported", after: { type: "zip" } });
    return sendDownload(c, zipFile("tours", now()), tourTransfer.exportArchive());
  }),
  route(exportTourTable, ({ c, by }) => {
    auditEvents.note(by, { action: "tours.exported", after: { type: "csv" } });
    return sendDownload(c, csvFile("tours", now()), tourTransfer.exportTable());
  }),
  route(readTourImport, async ({ c, body }) => {
    const isTable = c.req.header("Content-Type")?.toLowerCase().startsWith("text/csv");
    return { import: await tourTransfer.read(body, isTable ? "csv" : "zip") };
  }),
  route(applyTourImport, ({ by, params }) => tourTransfer.apply(by, params.id)),
  route(dropTourImport, async ({ params }) => {
    await tourTransfer.drop(params.id);
    return { message: "Import discarded." };
  }),
];
