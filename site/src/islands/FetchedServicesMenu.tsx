import { ServicesMenuList } from "../components/services/ServicesMenuList.tsx";
import { useAnswer } from "../components/ui/useFetch.ts";
import { menuToursOf } from "../content/tour-services.ts";

/** The menu of a page that does not hold it: the tours are at `url`. */
export function FetchedServicesMenu({ url }: { url: string }) {
  const { answer } = useAnswer(url, menuToursOf);
  if (answer.kind === "loaded") return <ServicesMenuList services={answer.value} />;
  const reason = answer.kind === "failed" && (answer.message ?? "Something went wrong.");
  return (
    <p className="services-menu__note" role="status">
      {reason ? `Error: ${reason}` : "Loading"}
    </p>
  );
}
