import { queryOptions } from "@tanstack/react-query";
import { readFirstStart } from "shared/content/first-start.endpoints";
import type { Api } from "../api/api-client.ts";

/** Reads the opening state, the remaining steps, and the demo state. */
export const firstStartQuery = (api: Api) =>
  queryOptions({
    queryKey: ["first-start"],
    queryFn: ({ signal }) => api.request(readFirstStart, { signal }),
  });
