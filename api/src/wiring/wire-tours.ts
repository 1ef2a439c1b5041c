import { join } from "node:path";
import type { ContentService } from "../features/content/content.service.ts";
import { createTourServicesService } from "../features/tour-services/tour-services.service.ts";
import { createImportFiles } from "../features/tour-services/transfer/import-files.ts";
import { createTourTransferService } from "../features/tour-services/transfer/tour-transfer.service.ts";
import type { DiskSpaceMonitor } from "../lib/disk-space.ts";
import type { ToImageFields } from "../media/images/picture-urls.ts";
import type { Pictures } from "../media/images/pictures.ts";
import type { EditContent } from "../publishing/content-editor.ts";
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
