import { queryOptions } from "@tanstack/react-query";
import { tourService } from "shared/tour-services";
import { z } from "zod";
import type { Api } from "../api/api-client.ts";

/** A missing or foreign `services` counts as none. */
const servicesResponse = z
  .object({ services: z.unknown().optional() })
  .transform(({ services }) => (Array.isArray(services) ? services : []))
  .pipe(z.array(tourService));

/** All services, newest first. */
export const servicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["services"],
    queryFn: ({ signal }) => api.request("/api/services", { signal }, servicesResponse),
  });
