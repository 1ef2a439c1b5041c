import { queryOptions } from "@tanstack/react-query";
import type { RecordKind } from "shared/content/records/records";
import type { ChangedRecord } from "shared/content/records/versions";
import { listChangedRecords } from "shared/content/records/versions.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

/** Records that differ from those in the release of a build. */
export const changedRecordsQuery = (api: Api, build: string) =>
  queryOptions({
    queryKey: ["changed-records", build],
    queryFn: async ({ signal }) =>
      (await api.request(listChangedRecords, { params: { id: build }, signal })).records,
  });

/** `Tour “Kayak”`, `Settings: contact`. */
export const describeRecord = ({ kind, name }: ChangedRecord) => {
  const descriptions: Record<RecordKind, string> = {
    tour: `Tour “${name}”`,
    page: `Page “${name}”`,
    review: `Review of ${name}`,
    settings: `Settings: ${name}`,
    questions: name,
  };
  return descriptions[kind];
};
