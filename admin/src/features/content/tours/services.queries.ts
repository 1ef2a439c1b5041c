import { queryOptions } from "@tanstack/react-query";
import { readTourService } from "shared/content/tours/tour-services.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const serviceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["services", "edit", id],
    queryFn: ({ signal }) => api.request(readTourService, { params: { id }, signal }),
    ...freshRecord,
  });
