import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { contactList, contactResponded } from "shared/contacts";
import type { ListQuery } from "shared/paging";
import type { Api } from "../../lib/api.ts";
import { useApp } from "../../lib/app-context.ts";
import { listSearch } from "../../lib/list-query.ts";
import { useRefresh } from "../../lib/requests/refresh.ts";

/** One page of contact messages, newest first. */
export const contactsQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: ["contacts", query],
    queryFn: ({ signal }) =>
      api.request(`/api/contacts${listSearch(query)}`, { signal }, contactList),
    select: ({ contacts, ...page }) => ({ items: contacts, ...page }),
    placeholderData: keepPreviousData,
  });

/** Stores an answer and mails it to the visitor. */
export function useRespondToContact() {
  const { api } = useApp();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { contactId: string; responseMessage: string }) =>
      api.request("/api/respond", { method: "POST", body }, contactResponded),
    onSuccess: () => refresh("contacts"),
  });
}
