import type { Preload } from "../../lib/app/preload.ts";
import { firstStartQuery } from "../../lib/requests/first-start.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { statsQuery } from "../../lib/requests/stats.ts";

export const preload: Preload = (api, client) => {
  void client.prefetchQuery(statsQuery(api));
  void client.prefetchQuery(servicesQuery(api));
  void client.prefetchQuery(galleryQuery(api));
  void client.prefetchQuery(firstStartQuery(api));
};
