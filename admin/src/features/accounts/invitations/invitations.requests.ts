import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InvitationInput } from "shared/accounts/invitations";
import { inviteColleague, withdrawInvitation } from "shared/accounts/invitations.endpoints";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

const inTime = () => ({ signal: AbortSignal.timeout(saveTimeout) });

/** A request without an answer may have reached the server, so the list is read again. */
function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["invitations"] });
}

export function useInvite() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: InvitationInput) => api.request(inviteColleague, { body, ...inTime() }),
    onSettled,
  });
}

export function useWithdrawInvitation() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => api.request(withdrawInvitation, { params: { id }, ...inTime() }),
    onSettled,
  });
}
