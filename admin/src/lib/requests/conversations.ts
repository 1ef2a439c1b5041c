import { queryOptions, useQuery } from "@tanstack/react-query";
import type { TripFilter } from "shared/inbox/conversations";
import { countConversations } from "shared/inbox/conversations.endpoints";
import type { Api } from "../api/api-client.ts";
import { useApp } from "../app/app-context.ts";
import { useHasFullAccess } from "../session/access.ts";

/** In milliseconds, while conversations are visible. */
export const conversationsInterval = 20_000;

/** Count conversations by view. */
export const conversationCountsQuery = (api: Api, trip: TripFilter = {}) =>
  queryOptions({
    queryKey: ["conversations", "counts", trip],
    queryFn: ({ signal }) => api.request(countConversations, { query: trip, signal }),
    refetchInterval: conversationsInterval,
  });

/** The number of guests awaiting an answer, as last loaded by the menu; 0 before that and without the inbox. */
export function useWaitingCount() {
  const { api } = useApp();
  const isFull = useHasFullAccess();
  const counts = useQuery({ ...conversationCountsQuery(api), enabled: false });
  return (isFull && counts.data?.waiting) || 0;
}
