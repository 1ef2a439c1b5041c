import { queryOptions } from "@tanstack/react-query";
import { tourService } from "shared/content/tours/tour-services";
import { listTourServices } from "shared/content/tours/tour-services.endpoints";
import { z } from "zod";
import type { Api } from "../api/api-client.ts";

/** Treats a missing or malformed `services` as empty. */
const lenientAnswer = z
  .object({ services: z.unknown().optional() })
  .transform(({ services }) => (Array.isArray(services) ? services : []))
  .pipe(z.array(tourService));

export const servicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["services"],
    queryFn: ({ signal }) =>
      api.request({ ...listTourServices, answer: lenientAnswer }, { signal }),
  });
