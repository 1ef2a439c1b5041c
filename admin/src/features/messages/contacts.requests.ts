import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import {
  type ContactListQuery,
  type ContactResponse,
  contactList,
  contactListQuery,
  contactSaved,
} from "shared/contacts";
import type { Api } from "../../lib/api/api-client.ts";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { formatListQuery } from "../../lib/lists/list-query.ts";
import { mailPollInterval } from "../../lib/requests/outbox.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";

const pathOf = (query: ContactListQuery) =>
  `/api/contacts${formatListQuery(contactListQuery, query)}`;

/** One page of contact messages. */
export const contactsQuery = (api: Api, query: ContactListQuery) =>
  queryOptions({
    queryKey: ["contacts", query],
    queryFn: ({ signal }) => api.request(pathOf(query), { signal }, contactList),
    select: ({ contacts, ...page }) => ({ items: contacts, ...page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      mailPollInterval((state.data?.contacts ?? []).map(({ responseMail }) => responseMail)),
  });

/** Stores an answer and mails it to the visitor. */
export function useRespondToContact() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: (body: ContactResponse) =>
      api.request(
        "/api/respond",
        { method: "POST", body, signal: AbortSignal.timeout(saveTimeout) },
        contactSaved,
      ),
    onSettled: () => refresh("contacts"),
  });
}
