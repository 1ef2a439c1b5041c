import { queryOptions } from "@tanstack/react-query";
import { listApiKeys } from "shared/accounts/api-keys/api-keys.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const apiKeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ["api-keys"],
    queryFn: async ({ signal }) => (await api.request(listApiKeys, { signal })).apiKeys,
  });
