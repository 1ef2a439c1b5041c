import type { Build } from "shared/publishing/builds";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { formatDuration, summarizeTimes } from "./time-to-live.ts";

export function PublishTimes({ builds }: { builds: Build[] }) {
  const times = summarizeTimes(builds);
  if (!times) return null;
  return (
    <DescriptionList
      items={{
        "Usually live in": formatDuration(times.median),
        "95% within": formatDuration(times.p95),
        "Saves counted": times.count,
      }}
    />
  );
}
