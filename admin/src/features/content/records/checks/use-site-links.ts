import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { redirectsQuery } from "../../../../lib/requests/redirects.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { createSiteLinks } from "./site-links.ts";

/** `undefined` until the site's pages, tours and redirects have loaded. */
export function useSiteLinks() {
  const { api } = useApp();
  const { data: pages } = useQuery(pagesQuery(api));
  const { data: tours } = useQuery(servicesQuery(api));
  const { data: redirects } = useQuery(redirectsQuery(api));
  return useMemo(() => {
    if (!pages || !tours || !redirects) return undefined;
    return createSiteLinks({ pages, tours, redirects, origin: window.location.origin });
  }, [pages, tours, redirects]);
}
