import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AgendaQuery } from "shared/inbox/agenda/agenda";
import { readAgenda } from "shared/inbox/agenda/agenda.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { conversationsInterval } from "../../../lib/requests/conversations.ts";

/** The key starts with `conversations`, so that the agenda is refetched with them. */
export const agendaQuery = (api: Api, span: AgendaQuery) =>
  queryOptions({
    queryKey: ["conversations", "agenda", span],
    queryFn: ({ signal }) => api.request(readAgenda, { query: span, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: conversationsInterval,
  });
