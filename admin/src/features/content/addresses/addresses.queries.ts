import { queryOptions } from "@tanstack/react-query";
import { listMissingPaths } from "shared/content/addresses/redirects.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const missingPathsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["redirects", "missing"],
    queryFn: async ({ signal }) => (await api.request(listMissingPaths, { signal })).paths,
  });
