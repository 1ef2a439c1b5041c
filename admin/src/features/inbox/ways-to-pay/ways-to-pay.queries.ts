import { queryOptions } from "@tanstack/react-query";
import { readWaysToPay } from "shared/inbox/ways-to-pay/ways-to-pay.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const waysToPayKey = ["ways-to-pay"];

export const waysToPayQuery = (api: Api) =>
  queryOptions({
    queryKey: waysToPayKey,
    queryFn: ({ signal }) => api.request(readWaysToPay, { signal }),
  });

export const editedWaysToPayQuery = (api: Api) =>
  queryOptions({
    queryKey: [...waysToPayKey, "edit"],
    queryFn: ({ signal }) => api.request(readWaysToPay, { signal }),
    ...freshRecord,
  });
