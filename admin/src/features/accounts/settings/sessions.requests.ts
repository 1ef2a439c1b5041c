import { useMutation, useQueryClient } from "@tanstack/react-query";
import { endSession } from "shared/accounts/sessions.endpoints";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

/** A session may have ended even if the request failed. `onEnded` receives the server's message. */
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
