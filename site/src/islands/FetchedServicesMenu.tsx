import { ServicesMenuList } from "../components/services/ServicesMenuList.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { parseMenuTours } from "../content/tours/tour-services.ts";

/** For pages that do not contain the menu. */
export function FetchedServicesMenu({ url }: { url: string }) {
  const { state } = useFetch(url, parseMenuTours);
  if (state.kind === "loaded") return <ServicesMenuList services={state.value} />;
  const reason = state.kind === "failed" && (state.message ?? "Something went wrong.");
  return (
    <p className="services-menu__note" role="status">
      {reason ? `Error: ${reason}` : "Loading"}
    </p>
  );
}
