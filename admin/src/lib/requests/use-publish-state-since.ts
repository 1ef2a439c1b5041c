import { useQuery } from "@tanstack/react-query";
import { useApp } from "../app/app-context.ts";
import { buildsQuery } from "./builds.ts";
import { getPublishState, type PublishState } from "./publish-state.ts";

/** The publish state from an answer newer than `since` (ms), the time of a save; `undefined` until it arrives. */
export function usePublishStateSince(since: number): PublishState | undefined {
  const { api } = useApp();
  const { data, dataUpdatedAt } = useQuery(buildsQuery(api));
  return data && dataUpdatedAt > since ? getPublishState(data) : undefined;
}
