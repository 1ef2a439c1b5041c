import { ServicesGrid } from "../components/services/ServicesGrid.tsx";
import { LoadFailure } from "../components/ui/LoadFailure.tsx";
import { Skeletons } from "../components/ui/Skeletons.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseTourServices } from "../content/tours/tour-services.ts";
import { siteLimits } from "../lib/limits.ts";

type Props = {
  api?: string;
  heading: "h2" | "h3";
  limit?: number | undefined;
};

export function LiveServicesGrid({ api = "", heading, limit }: Props) {
  const { state, retry } = useFetch(`${api}/api/services`, parseTourServices);
  if (state.kind === "loaded") {
    const services = state.value.slice(0, limit);
    return <ServicesGrid services={services} heading={heading} total={state.value.length} />;
  }
  if (state.kind === "failed") {
    const reason = state.message ?? "Something went wrong.";
    return <LoadFailure text={`Error fetching services: ${reason}`} onRetry={retry} />;
  }
  return <Skeletons className="services-grid" count={siteLimits.skeletons.services} lines={4} />;
}
