import { useMutation } from "@tanstack/react-query";
import {
  deleteInquiry,
  listInquiries,
  markInquiryAsSpam,
  respondToInquiry,
} from "shared/endpoints/inquiries";
import type { Inquiry, InquiryListQuery } from "shared/inquiries";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";
import type { MessageRequests } from "./message-kind.ts";
import { messagePageQuery } from "./messages.requests.ts";

export const inquiriesQuery = (api: Api, query: InquiryListQuery) =>
  messagePageQuery<Inquiry>("inquiries", query, async (signal) => {
    const { inquiries, ...page } = await api.request(listInquiries, { query, signal });
    return { items: inquiries, ...page };
  });

export const inquiryRequests: MessageRequests<Inquiry> = {
  async respond(api, { _id: id, respondedAt }, { text: responseMessage, channel }, signal) {
    const options = { params: { id }, body: { responseMessage, respondedAt, channel }, signal };
    const { message, inquiry } = await api.request(respondToInquiry, options);
    return { message, record: inquiry };
  },
  async setSpam(api, id, spam, signal) {
    const options = { params: { id }, body: { spam }, signal };
    const { message, inquiry } = await api.request(markInquiryAsSpam, options);
    return { message, record: inquiry };
  },
};

export function useDeleteInquiry() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteInquiry, { params: { id } }),
    onSettled: () => invalidate("inquiries"),
  });
}
