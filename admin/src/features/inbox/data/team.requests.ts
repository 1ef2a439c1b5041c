import { queryOptions } from "@tanstack/react-query";
import { listUsers } from "shared/endpoints/users";
import { limits } from "shared/limits";
import { adminRole, userListQuery } from "shared/users";
import type { Api } from "../../../lib/api/api-client.ts";

const query = userListQuery.parse({
  q: adminRole,
  sort: "username",
  order: "asc",
  pageSize: String(limits.page.max),
});

/** The admins who may sign in. */
export const teamQuery = (api: Api) =>
  queryOptions({
    queryKey: ["users", "team"],
    queryFn: async ({ signal }) => (await api.request(listUsers, { query, signal })).users,
    select: (users) => users.filter(({ role, blocked }) => role === adminRole && !blocked),
    staleTime: 60_000,
  });
