import { tourServicesOf } from "../lib/tour-services.ts";
import { ServicesMenuList } from "./ServicesMenuList.tsx";
import { useAnswer } from "./useAnswer.ts";

/** The menu of a page that was built without content: asks the API. */
export function LiveServicesMenu({ api = "" }: { api?: string }) {
  const { answer } = useAnswer(`${api}/api/services`, tourServicesOf);
  if (answer.kind === "loaded") return <ServicesMenuList services={answer.value} />;
  const reason = answer.kind === "failed" && (answer.message ?? "Something went wrong.");
  return (
    <p className="services-menu__note" role="status">
      {reason ? `Error: ${reason}` : "Loading"}
    </p>
  );
}
