import { inquiryListQuery } from "shared/inquiries";
import type { Preload } from "../../../lib/app/preload.ts";
import { readQuery } from "../../../lib/lists/list-query.ts";
import { inquiriesQuery } from "../inquiries.requests.ts";

export const preload: Preload = (api, client, params) => {
  void client.prefetchQuery(inquiriesQuery(api, readQuery(inquiryListQuery, params)));
};
