import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { proposalList } from "shared/inbox/proposals/proposals";
import {
  listProposals,
  previewProposal,
  readProposal,
} from "shared/inbox/proposals/proposals.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";
import { keepReading } from "../../../../lib/offline/keep-reading.ts";
import { freshRecord } from "../../../../lib/requests/fresh-record.ts";

/** Refetched with the conversations, because guests act on proposals too. */
export const proposalsKey = (conversationId: string) => [
  "conversations",
  "proposals",
  conversationId,
];
export const proposalKey = (id: string) => ["proposals", "one", id];

/** The proposals of a conversation, newest first. */
export const proposalsQuery = (api: Api, conversationId: string) =>
  queryOptions({
    queryKey: proposalsKey(conversationId),
    queryFn: ({ signal }) => api.request(listProposals, { params: { id: conversationId }, signal }),
    persister: keepReading(api, "proposals", proposalList),
  });

/** For the editor. */
export const proposalQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: proposalKey(id),
    queryFn: ({ signal }) => api.request(readProposal, { params: { id }, signal }),
    ...freshRecord,
  });

/** `revision` tells versions of the draft apart. */
export const previewQuery = (api: Api, id: string, revision: string) =>
  queryOptions({
    queryKey: ["proposals", "preview", id, revision],
    queryFn: async ({ signal }) =>
      (await api.request(previewProposal, { params: { id }, signal })).html,
    placeholderData: keepPreviousData,
  });
