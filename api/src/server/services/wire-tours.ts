import { join } from "node:path";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { createTourServicesService } from "#content/tours/tour-services.service.ts";
import { createImportFiles } from "#content/tours/transfer/import-files.ts";
import { createTourTransferService } from "#content/tours/transfer/tour-transfer.service.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Pictures } from "#media/images/pictures.ts";
import type { DiskSpaceMonitor } from "#platform/disk-space.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import type { ServiceDeps } from "./service-deps.ts";

type ContentDeps = {
  now: () => Date;
  pictures: Pictures;
  toImageFields: ToImageFields;
  content: ContentService;
  editContent: EditContent;
  diskSpace: DiskSpaceMonitor;
};

/** The tours, and their way into files and back. */
export const wireTours = ({ db, storage, settings, log }: ServiceDeps, deps: ContentDeps) => {
  const { diskSpace, now } = deps;
  const folder = join(settings.DATA_DIR, "tour-imports");
  const files = createImportFiles({ folder, diskSpace, now });
  return {
    tourServices: createTourServicesService(deps),
    tourTransfer: createTourTransferService({ ...deps, db, storage, files, log }),
  };
};
