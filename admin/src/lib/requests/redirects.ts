import { queryOptions } from "@tanstack/react-query";
import { listRedirects } from "shared/content/addresses/redirects.endpoints";
import type { Api } from "../api/api-client.ts";

export const redirectsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["redirects"],
    queryFn: async ({ signal }) => (await api.request(listRedirects, { signal })).redirects,
  });
