import { queryOptions } from "@tanstack/react-query";
import { stats } from "shared/stats";
import type { Api } from "../../lib/api/api-client.ts";

/** What the dashboard counts. */
export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["stats"],
    queryFn: ({ signal }) => api.request("/api/stats", { signal }, stats),
    refetchInterval: 60_000,
  });
