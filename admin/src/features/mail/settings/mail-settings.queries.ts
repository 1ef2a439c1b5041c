import { queryOptions } from "@tanstack/react-query";
import { readMailDomain, readMailSettings } from "shared/mail/mail-settings.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const mailSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["mail-settings"],
    queryFn: ({ signal }) => api.request(readMailSettings, { signal }),
    ...freshRecord,
  });

/** Never cached: records appear while the owner works on them. */
export const mailDomainQuery = (api: Api) =>
  queryOptions({
    queryKey: ["mail-domain"],
    queryFn: ({ signal }) => api.request(readMailDomain, { signal }),
    gcTime: 0,
    retry: false,
  });
