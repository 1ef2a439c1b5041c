import { queryOptions } from "@tanstack/react-query";
import type { TripFilter } from "shared/inbox/conversations";
import { countConversations } from "shared/inbox/conversations.endpoints";
import type { Api } from "../api/api-client.ts";

/** In milliseconds, while conversations are visible. */
export const conversationsInterval = 20_000;

/** Count conversations by view. */
export const conversationCountsQuery = (api: Api, trip: TripFilter = {}) =>
  queryOptions({
    queryKey: ["conversations", "counts", trip],
    queryFn: ({ signal }) => api.request(countConversations, { query: trip, signal }),
    refetchInterval: conversationsInterval,
  });
