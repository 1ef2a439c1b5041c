import {
  listChangedRecords,
  listVersions,
  readVersion,
  restoreVersionAsDraft,
} from "shared/content/records/versions.endpoints";
import { route } from "#http/route.ts";
import { requireRecordAccess, toEditableRecord } from "./require-record-access.ts";
import type { VersionsService } from "./versions.service.ts";

export const versionsRoutes = ({
  recordVersions: versions,
}: {
  recordVersions: VersionsService;
}) => [
  route(listVersions, ({ user, params, query }) =>
    versions.list(toEditableRecord(user, params), query.before),
  ),
  route(readVersion, async ({ user, params }) => {
    const version = await versions.read(params.id);
    requireRecordAccess(user, version);
    return version;
  }),
  route(restoreVersionAsDraft, ({ user, params, body }) =>
    versions.restore(user, params.id, body.draftAt),
  ),
  route(listChangedRecords, async ({ params }) => ({
    records: await versions.listChanged(params.id),
  })),
];
