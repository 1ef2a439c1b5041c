import { queryOptions } from "@tanstack/react-query";
import type { TripFilter } from "shared/inbox/conversations";
import type { Api } from "../api/api-client.ts";

/** In milliseconds, while somebody sees them. */
export const conversationsInterval = 20_000;

/** How many conversations lie where. */
export const conversationCountsQuery = (api: Api, trip: TripFilter = {}) =>
  queryOptions({
    queryKey: ["conversations", "counts", trip],
    queryFn: async ({ signal }) => {
      // The first screen neither waits for the contract of conversations nor carries it.
      const { countConversations } = await import("shared/inbox/conversations.endpoints");
      return api.request(countConversations, { query: trip, signal });
    },
    refetchInterval: conversationsInterval,
  });
