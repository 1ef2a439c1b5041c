import { ServicesGrid } from "../components/services/ServicesGrid.tsx";
import { LoadFailure } from "../components/ui/LoadFailure.tsx";
import { Skeletons } from "../components/ui/Skeletons.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseTourServices } from "../content/tour-services.ts";
import { siteLimits } from "../lib/limits.ts";

type Props = { api?: string; heading: "h2" | "h3" };

/** Live mode. */
export function LiveServicesGrid({ api = "", heading }: Props) {
  const { state, retry } = useFetch(`${api}/api/services`, parseTourServices);
  if (state.kind === "loaded") return <ServicesGrid services={state.value} heading={heading} />;
  if (state.kind === "failed") {
    const reason = state.message ?? "Something went wrong.";
    return <LoadFailure text={`Error fetching services: ${reason}`} onRetry={retry} />;
  }
  return <Skeletons className="services-grid" count={siteLimits.skeletons.services} lines={4} />;
}
