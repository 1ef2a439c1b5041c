import { queryOptions } from "@tanstack/react-query";
import { readOwnFeed } from "shared/inbox/agenda/agenda.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";

export const feedQuery = (api: Api) =>
  queryOptions({
    queryKey: ["agenda-feed"],
    queryFn: async ({ signal }) => (await api.request(readOwnFeed, { signal })).feed,
  });
