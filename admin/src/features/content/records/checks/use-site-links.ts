import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApp } from "../../../../lib/app/app-context.ts";
import { pagesQuery } from "../../../../lib/requests/pages.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";
import { createSiteLinks } from "./site-links.ts";

/** `undefined` until the site's pages and tours have loaded. */
export function useSiteLinks() {
  const { api } = useApp();
  const { data: pages } = useQuery(pagesQuery(api));
  const { data: tours } = useQuery(servicesQuery(api));
  return useMemo(
    () => pages && tours && createSiteLinks(pages, tours, window.location.origin),
    [pages, tours],
  );
}
