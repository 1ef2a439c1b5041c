import { contactListQuery } from "shared/inbox/contacts";
import { inquiryListQuery } from "shared/inbox/inquiries";
import type { Preload } from "../../../../lib/app/preload.ts";
import { readQuery } from "../../../../lib/lists/list-query.ts";
import { contactsQuery, inquiriesQuery } from "./messages.requests.ts";

export const preloadInquiries: Preload = (api, client, params) => {
  void client.prefetchQuery(inquiriesQuery(api, readQuery(inquiryListQuery, params)));
};

export const preloadContacts: Preload = (api, client, params) => {
  void client.prefetchQuery(contactsQuery(api, readQuery(contactListQuery, params)));
};
