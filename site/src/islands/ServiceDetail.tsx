import { type ReactNode, useEffect } from "react";
import { setPageTopic } from "../lib/page-topic.ts";
import { paths, serviceIdOf } from "../lib/paths.ts";
import { tourServiceOf } from "../lib/tour-services.ts";
import { ServiceView } from "./ServiceView.tsx";
import { useAnswer } from "./useAnswer.ts";
import { useHydrated } from "./useHydrated.ts";

type Props = {
  api?: string;
  /** The path that names the tour; in a browser the address of the page. */
  pathname?: string;
};

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="notice service-notice">
      <div role="status">
        <h1 className="page-title page-title--small">{text}</h1>
      </div>
      {children}
    </div>
  );
}

const AllTours = () => (
  <a className="button button--quiet" href={paths.services}>
    All tours
  </a>
);

function LoadedService({ api = "", pathname = location.pathname }: Props) {
  const id = serviceIdOf(pathname);
  const url = id && `${api}/api/services/${encodeURIComponent(id)}`;
  const { answer, retry } = useAnswer(url, tourServiceOf);
  const service = answer.kind === "loaded" ? answer.value : undefined;
  const title = service?.title;

  useEffect(() => {
    if (!title) return;
    document.title = title;
    setPageTopic(title);
  }, [title]);

  if (service) return <ServiceView service={service} />;
  if (url && answer.kind === "loading") return <Notice text="Loading" />;
  if (answer.kind === "failed" && answer.status !== 404) {
    const detail = answer.message ?? "Something went wrong";
    return (
      <Notice text={`Error fetching service details: ${detail}`}>
        <button className="button" type="button" onClick={retry}>
          Try again
        </button>
        <AllTours />
      </Notice>
    );
  }
  return (
    <Notice text="Service not found">
      <AllTours />
    </Notice>
  );
}

/** A tour that no page was built for yet: asks the API, in the browser only. */
export function ServiceDetail(props: Props) {
  return useHydrated() ? <LoadedService {...props} /> : <Notice text="Loading" />;
}
