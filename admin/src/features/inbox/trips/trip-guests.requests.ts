import { queryOptions } from "@tanstack/react-query";
import { readTripGuests } from "shared/inbox/trips/trip-guests.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

/** Refetched with the conversations, because guests fill in their details themselves. */
export const tripGuestsQuery = (api: Api, proposalId: string) =>
  queryOptions({
    queryKey: ["conversations", "guests", proposalId],
    queryFn: ({ signal }) => api.request(readTripGuests, { params: { id: proposalId }, signal }),
  });
