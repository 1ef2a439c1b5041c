import { queryOptions } from "@tanstack/react-query";
import type { RecordKind } from "shared/content/records/records";
import type { ChangedRecord } from "shared/content/records/versions";
import { listChangedRecords } from "shared/content/records/versions.endpoints";
import { settingsSection } from "shared/content/site-settings/site-settings";
import type { Api } from "../../../lib/api/api-client.ts";
import { sectionLabels } from "../../../lib/text/section-labels.ts";

/** Records that differ from those in the release of a build. */
export const changedRecordsQuery = (api: Api, build: string) =>
  queryOptions({
    queryKey: ["changed-records", build],
    queryFn: async ({ signal }) =>
      (await api.request(listChangedRecords, { params: { id: build }, signal })).records,
  });

/** `Tour “Kayak”`, `Settings: Contact`. */
export const describeRecord = ({ kind, id, name }: ChangedRecord) => {
  const section = settingsSection.safeParse(id).data;
  const descriptions: Record<RecordKind, string> = {
    tour: `Tour “${name}”`,
    page: `Page “${name}”`,
    review: `Review of ${name}`,
    settings: `Settings: ${section ? sectionLabels[section] : name}`,
    questions: name,
  };
  return descriptions[kind];
};
