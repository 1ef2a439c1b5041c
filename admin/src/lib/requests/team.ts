import { queryOptions } from "@tanstack/react-query";
import { listTeam } from "shared/content/team.endpoints";
import type { Api } from "../api/api-client.ts";

export const teamQuery = (api: Api) =>
  queryOptions({
    queryKey: ["team"],
    queryFn: async ({ signal }) => (await api.request(listTeam, { signal })).team,
  });
