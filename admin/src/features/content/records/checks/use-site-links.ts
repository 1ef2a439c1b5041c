import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { SiteRedirect } from "shared/content/addresses/redirects";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { redirectsQuery } from "../../../../lib/requests/redirects.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { createSiteLinks } from "./site-links.ts";

const noRedirects: SiteRedirect[] = [];

/** `undefined` until the site's pages, tours and redirects have loaded. */
export function useSiteLinks() {
  const { api } = useApp();
  const { data: pages } = useQuery(pagesQuery(api));
  const { data: tours } = useQuery(servicesQuery(api));
  const redirects = useQuery(redirectsQuery(api));
  // The other checks matter more than links to old addresses.
  const known = redirects.data ?? (redirects.isError ? noRedirects : undefined);
  return useMemo(() => {
    if (!pages || !tours || !known) return undefined;
    return createSiteLinks({ pages, tours, redirects: known, origin: window.location.origin });
  }, [pages, tours, known]);
}
