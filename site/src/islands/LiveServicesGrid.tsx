import { ServicesGrid } from "../components/services/ServicesGrid.tsx";
import { LoadFailure } from "../components/ui/LoadFailure.tsx";
import { Skeletons } from "../components/ui/Skeletons.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import type { TourCard } from "../content/tours/tour-card.ts";
import { parseTourServices, withPath } from "../content/tours/tour-services.ts";
import { siteLimits } from "../lib/limits.ts";

type Props = {
  api?: string;
  heading: "h2" | "h3";
  limit?: number | undefined;
  /** Follow the API's tours. */
  pageTours?: TourCard[];
};

export function LiveServicesGrid({ api = "", heading, limit, pageTours = [] }: Props) {
  const { state, retry } = useFetch(`${api}/api/services`, parseTourServices);
  if (state.kind === "loaded") {
    const { length } = state.value;
    const shown = [...state.value.slice(0, limit).map(withPath), ...pageTours];
    return <ServicesGrid services={shown} heading={heading} total={length + pageTours.length} />;
  }
  if (state.kind === "failed") {
    const reason = state.message ?? "Something went wrong.";
    return <LoadFailure text={`Error fetching services: ${reason}`} onRetry={retry} />;
  }
  return <Skeletons className="services-grid" count={siteLimits.skeletons.services} lines={4} />;
}
