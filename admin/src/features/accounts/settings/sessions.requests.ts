import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endSession } from "shared/accounts/sessions.endpoints";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

/** Also where it failed, the session may be gone. `onEnded` gets what the server says of one that is. */
export function useEndSession(onEnded: (message: string) => void) {
  const { api } = useApp();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.request(endSession, { params: { id }, signal: AbortSignal.timeout(saveTimeout) }),
    onSuccess: ({ message }) => onEnded(message),
    onSettled: () => client.invalidateQueries({ queryKey: ["sessions"] }),
  });
}
