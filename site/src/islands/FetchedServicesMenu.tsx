import { menuToursOf } from "../lib/tour-services.ts";
import { ServicesMenuList } from "./ServicesMenuList.tsx";
import { useAnswer } from "./useAnswer.ts";

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
