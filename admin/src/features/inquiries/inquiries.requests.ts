import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { messageBody } from "shared/errors";
import { inquiryList, inquiryResponded } from "shared/inquiries";
import type { ListQuery } from "shared/paging";
import type { Api } from "../../lib/api.ts";
import { useApp } from "../../lib/app-context.ts";
import { listSearch } from "../../lib/list-query.ts";
import { useRefresh } from "../../lib/requests/refresh.ts";

/** One page of inquiries, newest first. */
export const inquiriesQuery = (api: Api, query: ListQuery) =>
  queryOptions({
    queryKey: ["inquiries", query],
    queryFn: ({ signal }) =>
      api.request(`/api/inquiries${listSearch(query)}`, { signal }, inquiryList),
    select: ({ inquiries, ...page }) => ({ items: inquiries, ...page }),
    placeholderData: keepPreviousData,
  });

/** Stores an answer and mails it to the visitor. */
export function useRespondToInquiry() {
  const { api } = useApp();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, responseMessage }: { id: string; responseMessage: string }) =>
      api.request(
        `/api/inquiries/respond/${encodeURIComponent(id)}`,
        { method: "POST", body: { responseMessage } },
        inquiryResponded,
      ),
    onSuccess: () => refresh("inquiries"),
  });
}

/** Deletes an inquiry. */
export function useDeleteInquiry() {
  const { api } = useApp();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(`/api/inquiries/${encodeURIComponent(id)}`, { method: "DELETE" }, messageBody),
    onSettled: () => refresh("inquiries"),
  });
}
