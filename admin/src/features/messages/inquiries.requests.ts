import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { messageBody } from "shared/errors";
import {
  type InquiryListQuery,
  type InquiryResponse,
  inquiryList,
  inquiryListQuery,
  inquirySaved,
} from "shared/inquiries";
import type { Api } from "../../lib/api/api-client.ts";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { formatListQuery } from "../../lib/lists/list-query.ts";
import { mailPollInterval } from "../../lib/requests/outbox.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";

const pathOf = (query: InquiryListQuery) =>
  `/api/inquiries${formatListQuery(inquiryListQuery, query)}`;

/** One page of inquiries. */
export const inquiriesQuery = (api: Api, query: InquiryListQuery) =>
  queryOptions({
    queryKey: ["inquiries", query],
    queryFn: ({ signal }) => api.request(pathOf(query), { signal }, inquiryList),
    select: ({ inquiries, ...page }) => ({ items: inquiries, ...page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      mailPollInterval((state.data?.inquiries ?? []).map(({ responseMail }) => responseMail)),
  });

/** Stores an answer and mails it to the visitor. */
export function useRespondToInquiry() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: ({ id, ...body }: InquiryResponse & { id: string }) =>
      api.request(
        `/api/inquiries/respond/${encodeURIComponent(id)}`,
        { method: "POST", body, signal: AbortSignal.timeout(saveTimeout) },
        inquirySaved,
      ),
    onSettled: () => refresh("inquiries"),
  });
}

/** Deletes an inquiry. */
export function useDeleteInquiry() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(`/api/inquiries/${encodeURIComponent(id)}`, { method: "DELETE" }, messageBody),
    onSettled: () => refresh("inquiries"),
  });
}
