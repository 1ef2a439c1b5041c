import { useEffect } from "react";
import { setPageTopic } from "../lib/page-topic.ts";
import { serviceIdOf } from "../lib/paths.ts";
import { ServiceView } from "./ServiceView.tsx";
import { useHydrated } from "./useHydrated.ts";
import { useService } from "./useService.ts";

type Props = {
  api?: string;
  /** The path that names the tour; in a browser the address of the page. */
  pathname?: string;
};

const loading = "Loading";

function Notice({ text }: { text: string }) {
  return (
    <div className="notice" role="status">
      <h1 className="page-title page-title--small">{text}</h1>
    </div>
  );
}

function LoadedService({ api = "", pathname = location.pathname }: Props) {
  const state = useService(api, serviceIdOf(pathname));
  const title = state.kind === "found" ? state.service.title : undefined;

  useEffect(() => {
    if (!title) return;
    document.title = title;
    setPageTopic(title);
  }, [title]);

  if (state.kind === "found") return <ServiceView service={state.service} />;
  if (state.kind === "missing") return <Notice text="Service not found" />;
  if (state.kind === "failed") {
    return <Notice text={`Error fetching service details: ${state.detail}`} />;
  }
  return <Notice text={loading} />;
}

/** A tour that no page was built for yet: asks the API, in the browser only. */
export function ServiceDetail(props: Props) {
  return useHydrated() ? <LoadedService {...props} /> : <Notice text={loading} />;
}
