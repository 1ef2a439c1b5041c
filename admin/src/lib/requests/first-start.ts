import { queryOptions } from "@tanstack/react-query";
import { readFirstStart } from "shared/content/first-start.endpoints";
import type { Api } from "../api/api-client.ts";

/** Whether the site is open, what is still to be done, and whether it shows a demo. */
export const firstStartQuery = (api: Api) =>
  queryOptions({
    queryKey: ["first-start"],
    queryFn: ({ signal }) => api.request(readFirstStart, { signal }),
  });
