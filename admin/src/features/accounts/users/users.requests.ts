import { useMutation } from "@tanstack/react-query";
import type { UserUpdate } from "shared/accounts/users";
import { blockUser, updateUser } from "shared/accounts/users.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";

export function useBlockUser() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ id, blocked }: { id: string; blocked: boolean }) =>
      api.request(blockUser, { params: { id }, body: { blocked } }),
    onSettled: () => invalidate("users"),
  });
}

/** The server refuses it if the user has changed since it was read. */
export function useUpdateUser(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: (body: UserUpdate, { signal }) =>
      api.request(updateUser, { params: { id }, body, signal }),
    onSuccess: () => invalidate("users"),
  });
}
