import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api-client.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { statsQuery } from "../../lib/requests/stats.ts";

/** Before the dashboard is rendered. */
export const preloadDashboard = (api: Api, client: QueryClient) => {
  void client.prefetchQuery(statsQuery(api));
  void client.prefetchQuery(servicesQuery(api));
  void client.prefetchQuery(galleryQuery(api));
  void client.prefetchQuery(firstStartQuery(api));
};
