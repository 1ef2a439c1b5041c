import type { Build } from "shared/builds";
import { Facts } from "../../components/list/DescriptionList.tsx";
import { formatDuration, summariseTimes } from "./time-to-live.ts";

/** How long saves took until visitors saw them. */
export function PublishTimes({ builds }: { builds: Build[] }) {
  const times = summariseTimes(builds);
  if (!times) return null;
  return (
    <Facts
      facts={{
        "From save to live, median": formatDuration(times.median),
        "95th percentile": formatDuration(times.p95),
        "Saves counted": times.count,
      }}
    />
  );
}
