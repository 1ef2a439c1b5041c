import {
  listChangedRecords,
  listVersions,
  readVersion,
  restoreVersionAsDraft,
} from "shared/content/records/versions.endpoints";
import { route } from "#http/route.ts";
import { toRecordRef } from "./drafts.service.ts";
import type { VersionsService } from "./versions.service.ts";

export const versionsRoutes = ({
  recordVersions: versions,
}: {
  recordVersions: VersionsService;
}) => [
  route(listVersions, ({ params, query }) => versions.list(toRecordRef(params), query.before)),
  route(readVersion, ({ params }) => versions.read(params.id)),
  route(restoreVersionAsDraft, ({ user, params, body }) =>
    versions.restore(user._id, params.id, body.draftAt),
  ),
  route(listChangedRecords, async ({ params }) => ({
    records: await versions.listChanged(params.id),
  })),
];
