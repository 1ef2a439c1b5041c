import { queryOptions } from "@tanstack/react-query";
import { readProfile } from "shared/accounts/users.endpoints";
import { readDigestChoice } from "shared/inbox/notifications/digests.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const meQuery = (api: Api) =>
  queryOptions({
    queryKey: ["me"],
    queryFn: ({ signal }) => api.request(readProfile, { signal }),
    select: ({ user }) => user,
    ...freshRecord,
  });

export const digestQuery = (api: Api) =>
  queryOptions({
    queryKey: ["digest"],
    queryFn: ({ signal }) => api.request(readDigestChoice, { signal }),
  });
