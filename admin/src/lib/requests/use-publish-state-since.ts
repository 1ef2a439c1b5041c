import { useQuery } from "@tanstack/react-query";
import { useApp } from "../app/app-context.ts";
import { buildsQuery } from "./builds.ts";
import { getPublishState, type PublishState } from "./publish-state.ts";

/** How far the site is, by an answer that is newer than `since` (ms); `undefined` until one has come. */
export function usePublishStateSince(since: number): PublishState | undefined {
  const { api } = useApp();
  const { data, dataUpdatedAt } = useQuery(buildsQuery(api));
  return data && dataUpdatedAt > since ? getPublishState(data) : undefined;
}
