import { type ReactNode, useEffect } from "react";
import type { TeamMember } from "shared/content/team";
import { ServiceView } from "../components/services/ServiceView.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { parseTourService } from "../content/tours/tour-services.ts";
import { isOneDay } from "../content/tours/tour-words.ts";
import { DepartureChoice } from "../forms/inquiry/DepartureChoice.tsx";
import { setPageTopic } from "../lib/page-topic.ts";
import { paths, serviceIdFromPath } from "../lib/paths.ts";
import { InquiryForm } from "./InquiryForm.tsx";

type Props = {
  api?: string;
  /** The reply time, without and with business hours. */
  promise: { short: string; full: string };
  team?: TeamMember[];
  /** Defaults to the page's own path. */
  pathname?: string;
};

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="notice-page service-notice">
      <div role="status">
        <h1 className="service-notice__title">{text}</h1>
      </div>
      {children}
    </div>
  );
}

const Loading = () => (
  <Notice text="Loading">
    <div className="skeleton" aria-hidden="true">
      <span className="skeleton__picture" />
    </div>
  </Notice>
);

const AllTours = () => (
  <a className="button button--quiet" href={paths.services}>
    All tours
  </a>
);

function LoadedService({ api = "", promise, team = [], pathname = location.pathname }: Props) {
  const id = serviceIdFromPath(pathname);
  const url = id && `${api}/api/services/${encodeURIComponent(id)}`;
  const { state, retry } = useFetch(url, parseTourService);
  const service = state.kind === "loaded" ? state.value : undefined;
  const title = service?.title;

  useEffect(() => {
    if (!title) return;
    document.title = title;
    setPageTopic(title);
  }, [title]);

  if (service)
    return (
      <ServiceView service={service} promise={promise.short} team={team}>
        <InquiryForm
          api={api}
          promise={promise.full}
          isOneDay={isOneDay(service.facts.duration)}
          destination={service.title}
          departures={service.facts.departures}
        >
          <DepartureChoice {...service.facts} />
        </InquiryForm>
      </ServiceView>
    );
  if (url && state.kind === "loading") return <Loading />;
  if (state.kind === "failed" && state.status !== 404) {
    const detail = state.message ?? "Something went wrong";
    return (
      <Notice text={`Error fetching service details: ${detail}`}>
        <div className="ways">
          <button className="button" type="button" onClick={retry}>
            Try again
          </button>
          <AllTours />
        </div>
      </Notice>
    );
  }
  return (
    <Notice text="Service not found">
      <p className="page-lead">This tour may have ended, or the link may be wrong.</p>
      <div className="ways">
        <AllTours />
      </div>
    </Notice>
  );
}

export function ServiceDetail(props: Props) {
  return useHydrated() ? <LoadedService {...props} /> : <Loading />;
}
