import { queryOptions } from "@tanstack/react-query";
import { listSessions } from "shared/accounts/sessions.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) => (await api.request(listSessions, { signal })).sessions,
  });
