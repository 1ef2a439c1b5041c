import {
  applyTourImport,
  dropTourImport,
  exportTourArchive,
  exportTourTable,
  readTourImport,
} from "shared/endpoints/tour-transfer";
import { route } from "../../../middleware/route.ts";
import { csvFile, sendDownload, zipFile } from "../../../middleware/send-download.ts";
import type { TourTransferService } from "./tour-transfer.service.ts";

type Deps = { tourTransfer: TourTransferService; now: () => Date };

export const tourTransferRoutes = ({ tourTransfer, now }: Deps) => [
  route(exportTourArchive, ({ c }) =>
    sendDownload(c, zipFile("tours", now()), tourTransfer.exportArchive()),
  ),
  route(exportTourTable, ({ c }) =>
    sendDownload(c, csvFile("tours", now()), tourTransfer.exportTable()),
  ),
  route(readTourImport, async ({ c, body }) => {
    const isTable = c.req.header("Content-Type")?.toLowerCase().startsWith("text/csv");
    return { import: await tourTransfer.read(body, isTable ? "csv" : "zip") };
  }),
  route(applyTourImport, ({ params }) => tourTransfer.apply(params.id)),
  route(dropTourImport, async ({ params }) => {
    await tourTransfer.drop(params.id);
    return { message: "Import dropped." };
  }),
];
