import { queryOptions } from "@tanstack/react-query";
import { readMailboxSettings } from "shared/inbox/mailbox/mailbox-settings.endpoints";
import type { Api } from "../../../../lib/api/api-client.ts";

export const mailboxKey = ["mailbox-settings"];

export const mailboxQuery = (api: Api) =>
  queryOptions({
    queryKey: mailboxKey,
    queryFn: ({ signal }) => api.request(readMailboxSettings, { signal }),
  });
