import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { buildBody, buildList } from "shared/builds";
import type { Api } from "../../lib/api.ts";
import { useApp } from "../../lib/app-context.ts";
import { isUnderWay, publishStateOf } from "./publish-state.ts";

/** Milliseconds between two looks at the builds. */
const pace = { underWay: 1_000, atRest: 30_000 };

/** The publish state, asked for often while a build is under way and rarely otherwise. */
export const publishStateQuery = (api: Api) =>
  queryOptions({
    queryKey: ["builds"],
    queryFn: ({ signal }) => api.request("/api/builds", { signal }, buildList),
    select: ({ builds, live }) => publishStateOf(builds, live),
    refetchInterval: ({ state: { data } }) =>
      data && isUnderWay(publishStateOf(data.builds, data.live)) ? pace.underWay : pace.atRest,
  });

/** Asks for a build now, after a failure or before the first one. */
export function usePublish() {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request("/api/builds", { method: "POST" }, buildBody),
    onSettled: () => client.invalidateQueries({ queryKey: ["builds"] }),
  });
}
