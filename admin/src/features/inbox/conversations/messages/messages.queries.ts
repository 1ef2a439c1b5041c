import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Contact, ContactListQuery } from "shared/inbox/contacts";
import { listContacts } from "shared/inbox/contacts.endpoints";
import type { Inquiry, InquiryListQuery } from "shared/inbox/inquiries";
import { listInquiries } from "shared/inbox/inquiries.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";
import { mailPollInterval } from "../../../../lib/requests/outbox.ts";
import { type GuestMessage, getMessage } from "../data/guest-messages.ts";

export type MessagePage = {
  items: GuestMessage[];
  total: number;
  totalIsAtLeast?: boolean | undefined;
  page: number;
  pageSize: number;
};

export const fromInquiry = (inquiry: Inquiry): GuestMessage => ({
  kind: "inquiry",
  at: inquiry.createdAt,
  inquiry,
});

export const fromContact = (contact: Contact): GuestMessage => ({
  kind: "contact",
  at: contact.createdAt,
  contact,
});

/** Polls while mails of the listed responses are on their way. */
const messagesQuery = (
  queryKey: readonly ["inquiries" | "contacts", object],
  load: (signal: AbortSignal) => Promise<MessagePage>,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      mailPollInterval((data?.items ?? []).map((entry) => getMessage(entry).responseMail)),
  });

export const inquiriesQuery = (api: Api, query: InquiryListQuery) =>
  messagesQuery(["inquiries", query], async (signal) => {
    const { inquiries, ...page } = await api.request(listInquiries, { query, signal });
    return { items: inquiries.map(fromInquiry), ...page };
  });

export const contactsQuery = (api: Api, query: ContactListQuery) =>
  messagesQuery(["contacts", query], async (signal) => {
    const { contacts, ...page } = await api.request(listContacts, { query, signal });
    return { items: contacts.map(fromContact), ...page };
  });
