import type { Preload } from "../../../../lib/app/preload.ts";
import { servicesQuery } from "../../../../lib/requests/services.ts";

export const preload: Preload = (api, client) => {
  void client.prefetchQuery(servicesQuery(api));
};
