import { contactListQuery } from "shared/contacts";
import type { Preload } from "../../../lib/app/preload.ts";
import { readQuery } from "../../../lib/lists/list-query.ts";
import { contactsQuery } from "../contacts.requests.ts";

export const preload: Preload = (api, client, params) => {
  void client.prefetchQuery(contactsQuery(api, readQuery(contactListQuery, params)));
};
