import { queryOptions } from "@tanstack/react-query";
import { listTeam } from "shared/content/team.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

/** `null` for an unknown id. */
export const teamMemberQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["team", "edit", id],
    queryFn: async ({ signal }) => {
      const { team } = await api.request(listTeam, { signal });
      return team.find(({ _id }) => _id === id) ?? null;
    },
    ...freshRecord,
  });
