import { queryOptions } from "@tanstack/react-query";
import { readSecondFactor } from "shared/accounts/second-factor.endpoints";
import type { Api } from "../api/api-client.ts";

/** The signed-in user's second factor. */
export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => api.request(readSecondFactor, { signal }),
  });
