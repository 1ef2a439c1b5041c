import type { Build } from "shared/builds";
import { DescriptionList } from "../../components/list/DescriptionList.tsx";
import { formatDuration, summarizeTimes } from "./time-to-live.ts";

export function PublishTimes({ builds }: { builds: Build[] }) {
  const times = summarizeTimes(builds);
  if (!times) return null;
  return (
    <DescriptionList
      items={{
        "From save to live, median": formatDuration(times.median),
        "95th percentile": formatDuration(times.p95),
        "Saves counted": times.count,
      }}
    />
  );
}
