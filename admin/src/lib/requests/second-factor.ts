import { queryOptions } from "@tanstack/react-query";
import { readSecondFactor } from "shared/accounts/second-factor.endpoints";
import type { Api } from "../api/api-client.ts";

/** The second factor of whoever is signed in. */
export const secondFactorQuery = (api: Api) =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: ({ signal }) => api.request(readSecondFactor, { signal }),
  });
