import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MailListQuery } from "shared/mail/outbox";
import { listMails, readMail } from "shared/mail/outbox.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { mailPollInterval } from "../../../lib/requests/outbox.ts";

export const mailsQuery = (api: Api, query: MailListQuery) =>
  queryOptions({
    queryKey: ["outbox", query],
    queryFn: ({ signal }) => api.request(listMails, { query, signal }),
    select: ({ mails, ...page }) => ({ items: mails, ...page }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => mailPollInterval(state.data?.mails ?? []),
  });

export const mailQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["outbox", "mail", id],
    queryFn: async ({ signal }) => (await api.request(readMail, { params: { id }, signal })).mail,
  });
