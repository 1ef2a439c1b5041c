import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { type RecordKind, type RecordRef, recordRef } from "shared/content/records/records";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { NotFoundScreen } from "../../../components/shell/NotFoundScreen.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { pathTo } from "../../../lib/app/paths.ts";
import { toRecordPath } from "../../../lib/app/record-path.ts";
import { findSection } from "./compare-sections.ts";
import { VersionComparison } from "./VersionComparison.tsx";
import { VersionList } from "./VersionList.tsx";
import { versionsQuery } from "./versions.queries.ts";

const editors: Record<RecordKind, string> = {
  tour: "Back to the tour",
  page: "Back to the page",
  review: "Back to the review",
  settings: "Back to the settings",
  questions: "Back to the questions",
};

/** Shows a record's published versions, or compares one with another. */
export function HistoryScreen() {
  const record = recordRef.safeParse(useParams()).data;
  if (!record || (record.kind === "settings" && !findSection(record.id))) return <NotFoundScreen />;
  return <RecordHistory record={record} />;
}

function RecordHistory({ record }: { record: RecordRef }) {
  const { api } = useApp();
  const [search] = useSearchParams();
  const version = search.get("version");
  const { data } = useQuery(versionsQuery(api, record, null));
  const name = findSection(record.id)?.label ?? data?.versions[0]?.name;
  const before = search.get("before");
  const back =
    version || before
      ? { to: pathTo.history(record), label: "All versions" }
      : { to: toRecordPath(record), label: editors[record.kind] };
  return (
    <Screen title={name ? `History of ${name}` : "History"} size="md" back={back} help="versions">
      <NotificationArea />
      {version ? (
        <VersionComparison
          key={version}
          record={record}
          id={version}
          liveId={data?.liveId ?? null}
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="md">
            Your last 50 published changes are kept, and all of the last year.
          </Text>
          <VersionList record={record} before={before} />
        </>
      )}
    </Screen>
  );
}
