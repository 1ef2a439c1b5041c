import { queryOptions } from "@tanstack/react-query";
import { listBuilds } from "shared/endpoints/builds";
import type { Api } from "../api/api-client.ts";
import { getPublishState, isUnderWay } from "./publish-state.ts";

/** In milliseconds. */
const pollInterval = { underWay: 1_000, idle: 30_000 };

export const buildsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["builds"],
    queryFn: ({ signal }) => api.request(listBuilds, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(getPublishState(data)) ? pollInterval.underWay : pollInterval.idle,
  });
