import { useQueryClient } from "@tanstack/react-query";
import type { passwordInput } from "shared/accounts/auth";
import { changePassword, signOutOthers } from "shared/accounts/auth.endpoints";
import { profileUpdate, type UserUpdate } from "shared/accounts/users";
import { updateProfile } from "shared/accounts/users.endpoints";
import type { z } from "zod";
import { useApp } from "../../../lib/app/app-context.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { noteOwnPassword, storeToken, storeUser } from "../../../lib/session/session.ts";

/** The server refuses it if the profile has changed since it was read. */
export function useUpdateMe() {
  const { api } = useApp();
  const client = useQueryClient();
  return useSave({
    send: (account: UserUpdate, { signal }) =>
      api.request(updateProfile, { body: profileUpdate.parse(account), signal }),
    onSuccess: ({ user }) => {
      storeUser(user);
      void client.invalidateQueries({ queryKey: ["users"] });
    },
  });
}

/** Every other session ends; this one continues with a new token. */
export function useChangePassword() {
  const { api } = useApp();
  return useSave({
    send: (body: z.infer<typeof passwordInput>, { signal }) =>
      api.request(changePassword, { body, signal }),
    onSuccess: ({ token }) => {
      storeToken(token);
      noteOwnPassword();
    },
    whenUnanswered:
      "The passwords are still in the fields; please try again. If that signs you out, the new password is already active.",
  });
}

/** This session continues with a new token. */
export function useSignOutOthers() {
  const { api } = useApp();
  const client = useQueryClient();
  return useSave({
    send: (_: null, { signal }) => api.request(signOutOthers, { signal }),
    onSuccess: ({ token }) => {
      storeToken(token);
      void client.invalidateQueries({ queryKey: ["sessions"] });
    },
    whenUnanswered:
      "Please try again. If that signs you out, you are already signed out everywhere.",
  });
}
