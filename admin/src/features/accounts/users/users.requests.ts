import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { UserListQuery, UserUpdate } from "shared/accounts/users";
import { blockUser, listUsers, readUser, updateUser } from "shared/accounts/users.endpoints";
import type { Api } from "../../../lib/api/api-client.ts";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { freshRecord } from "../../../lib/requests/fresh-record.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

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

export function useBlockUser() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ id, blocked }: { id: string; blocked: boolean }) =>
      api.request(blockUser, { params: { id }, body: { blocked } }),
    onSettled: () => invalidate("users"),
  });
}

/** Refused when the user is no longer as read. */
export function useUpdateUser(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: UserUpdate, { signal }) =>
      api.request(updateUser, { params: { id }, body, signal }),
    onSuccess: () => invalidate("users"),
  });
}
