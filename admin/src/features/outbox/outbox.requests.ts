import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type MailListQuery, mailList, mailListQuery } from "shared/outbox";
import type { Api } from "../../lib/api/api-client.ts";
import { formatListQuery } from "../../lib/lists/list-query.ts";
import { mailPollInterval } from "../../lib/requests/outbox.ts";

/** One page of mails. */
export const mailsQuery = (api: Api, query: MailListQuery) =>
  queryOptions({
    queryKey: ["outbox", query],
    queryFn: ({ signal }) =>
      api.request(`/api/outbox${formatListQuery(mailListQuery, query)}`, { signal }, mailList),
    select: ({ mails, ...page }) => ({ items: mails, ...page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => mailPollInterval(state.data?.mails ?? []),
  });
