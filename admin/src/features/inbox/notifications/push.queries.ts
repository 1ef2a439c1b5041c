import { queryOptions } from "@tanstack/react-query";
import { readPush } from "shared/inbox/notifications/push.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const pushQuery = (api: Api) =>
  queryOptions({
    queryKey: ["push", "state"],
    queryFn: ({ signal }) => api.request(readPush, { signal }),
  });
