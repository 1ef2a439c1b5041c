import { queryOptions } from "@tanstack/react-query";
import { readStats } from "shared/inbox/reports/stats.endpoints";
import type { Api } from "../api/api-client.ts";

export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["stats"],
    queryFn: ({ signal }) => api.request(readStats, { signal }),
    refetchInterval: 60_000,
  });
