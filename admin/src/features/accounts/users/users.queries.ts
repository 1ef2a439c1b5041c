import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { UserListQuery } from "shared/accounts/users";
import { listUsers, readUser } from "shared/accounts/users.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";

export const usersQuery = (api: Api, query: UserListQuery) =>
  queryOptions({
    queryKey: ["users", query],
    queryFn: ({ signal }) => api.request(listUsers, { query, signal }),
    select: ({ users, ...page }) => ({ items: users, ...page }),
    placeholderData: keepPreviousData,
  });

export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["users", "edit", id],
    queryFn: ({ signal }) => api.request(readUser, { params: { id }, signal }),
    select: ({ user }) => user,
    ...freshRecord,
  });
