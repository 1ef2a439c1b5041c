import { queryOptions } from "@tanstack/react-query";
import { buildList } from "shared/builds";
import type { Api } from "../api/api-client.ts";
import { getPublishState, isUnderWay } from "./publish-state.ts";

/** Milliseconds between two looks at the builds. */
const pollInterval = { underWay: 1_000, atRest: 30_000 };

/** The last builds and what is live, asked for often while a build is under way and rarely otherwise. */
export const buildsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["builds"],
    queryFn: ({ signal }) => api.request("/api/builds", { signal }, buildList),
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(getPublishState(data)) ? pollInterval.underWay : pollInterval.atRest,
  });
