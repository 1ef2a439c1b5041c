import type { Preload } from "../../../lib/app/preload.ts";
import { readQuery } from "../../../lib/lists/list-query.ts";
import { inboxPageQuery } from "./data/conversations.requests.ts";
import { readDraftedIds } from "./data/drafts.ts";
import { inboxQuery } from "./data/inbox-query.ts";

export const preload: Preload = (api, client, params) => {
  void client.prefetchQuery(inboxPageQuery(api, readQuery(inboxQuery, params), readDraftedIds()));
};
