import type { reauthenticationInput } from "shared/accounts/auth";
import { reauthenticate } from "shared/accounts/auth.endpoints";
import type { z } from "zod";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";

export function useReauthenticate() {
  const { api } = useApp();
  return useSave({
    send: (body: z.infer<typeof reauthenticationInput>, { signal }) =>
      api.request(reauthenticate, { body, signal }),
    whenUnanswered: "Please try again.",
  });
}
