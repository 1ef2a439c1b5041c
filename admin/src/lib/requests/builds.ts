import { queryOptions, useQuery } from "@tanstack/react-query";
import type { BuildList } from "shared/publishing/builds";
import { listBuilds } from "shared/publishing/builds.endpoints";
import type { Api } from "../api/api-client.ts";
import { useApp } from "../app/app-context.ts";
import { getPublishState, isUnderWay, type PublishState } from "./publish-state.ts";

/** In milliseconds. */
const pollInterval = { justSaved: 250, underWay: 1_000, unanswered: 5_000, idle: 30_000 };
/** Milliseconds within which most saves go live. */
const usualTimeToLive = 3_000;

/** Milliseconds until the next poll, short after a save to show it going live. */
export const delayUntilNextPoll = (list: BuildList | undefined, now: Date) => {
  if (!list || !isUnderWay(getPublishState(list))) return pollInterval.idle;
  const requestedAt = Math.max(...list.builds.map((build) => Date.parse(build.requestedAt)));
  const age = now.getTime() - requestedAt;
  // When the clocks disagree, this polls once a second.
  return age >= 0 && age < usualTimeToLive ? pollInterval.justSaved : pollInterval.underWay;
};

export const buildsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["builds"],
    queryFn: ({ signal }) => api.request(listBuilds, { signal }),
    refetchInterval: ({ state: { data, error } }) =>
      error ? pollInterval.unanswered : delayUntilNextPoll(data, new Date()),
  });

/** The publish state from an answer newer than `since` (ms), the time of a save; `undefined` until it arrives. */
export function usePublishStateSince(since: number): PublishState | undefined {
  const { api } = useApp();
  const { data, dataUpdatedAt } = useQuery(buildsQuery(api));
  return data && dataUpdatedAt > since ? getPublishState(data) : undefined;
}
