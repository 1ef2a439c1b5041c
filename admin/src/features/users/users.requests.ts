import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import {
  type UserListQuery,
  type UserUpdate,
  userBody,
  userList,
  userListQuery,
  userSaved,
} from "shared/users";
import type { Api } from "../../lib/api/api-client.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { formatListQuery } from "../../lib/lists/list-query.ts";
import { useInvalidate } from "../../lib/requests/refresh.ts";

const pathOf = (id: string) => `/api/ibirwa-clients/user/${encodeURIComponent(id)}`;

/** One page of users. */
export const usersQuery = (api: Api, query: UserListQuery) =>
  queryOptions({
    queryKey: ["users", query],
    queryFn: ({ signal }) =>
      api.request(
        `/api/ibirwa-clients/users${formatListQuery(userListQuery, query)}`,
        { signal },
        userList,
      ),
    select: ({ users, ...page }) => ({ items: users, ...page }),
    placeholderData: keepPreviousData,
  });

/** One user to be edited, always read afresh. */
export const userQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["users", "edit", id],
    queryFn: ({ signal }) => api.request(pathOf(id), { signal }, userBody),
    select: ({ user }) => user,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Blocks or unblocks a user. */
export function useBlockUser() {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useMutation({
    mutationFn: ({ id, blocked }: { id: string; blocked: boolean }) =>
      api.request(`${pathOf(id)}/block`, { method: "PATCH", body: { blocked } }, userSaved),
    onSettled: () => refresh("users"),
  });
}

/** Changes name, e-mail and role of a user, unless they are no longer as read. */
export function useUpdateUser(id: string) {
  const { api } = useApp();
  const refresh = useInvalidate();
  return useSave({
    send: (body: UserUpdate, { signal }) =>
      api.request(pathOf(id), { method: "PUT", body, signal }, userSaved),
    onSuccess: () => refresh("users"),
  });
}
