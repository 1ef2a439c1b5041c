import { useMutation } from "@tanstack/react-query";
import type { TeamMember } from "shared/content/team";
import {
  createTeamMember,
  deleteTeamMember,
  updateTeamMember,
} from "shared/content/team.endpoints";
import { useApp } from "../../../lib/app/app-context.ts";
import { useIdempotencyKey } from "../../../lib/editing/use-idempotency-key.ts";
import { useSave } from "../../../lib/editing/use-save.ts";
import { useInvalidate } from "../../../lib/requests/use-invalidate.ts";
import { type MemberValues, memberSchema } from "./member-values.tsx";

/** A repeated request adds no second member. */
export function useCreateMember() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  const idempotencyKey = useIdempotencyKey();
  return useSave({
    send: (values: MemberValues, { signal }) =>
      api.request(createTeamMember, {
        body: memberSchema.parse(values),
        headers: idempotencyKey.headersFor(values),
        signal,
      }),
    onSuccess: () => {
      idempotencyKey.forget();
      invalidate("team");
    },
    onUncertain: () => invalidate("team"),
  });
}

/** The server refuses it if the member has changed since `readAt`. */
export function useUpdateMember(id: string) {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: ({ values, readAt }: { values: MemberValues; readAt: string }, { signal }) =>
      api.request(updateTeamMember, {
        params: { id },
        body: { ...memberSchema.parse(values), readAt },
        signal,
      }),
    onSuccess: () => invalidate("team"),
    onUncertain: () => invalidate("team"),
  });
}

/** The server refuses it if the member has changed since it was read. */
export function useSetShown() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: ({ member, isShown }: { member: TeamMember; isShown: boolean }) =>
      api.request(updateTeamMember, {
        params: { id: member._id },
        body: { ...member, isShown, readAt: member.updatedAt },
      }),
    onSettled: () => invalidate("team"),
  });
}

export function useDeleteMember() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: (id: string) => api.request(deleteTeamMember, { params: { id } }),
    onSettled: () => {
      invalidate("team");
      // Tours no longer list the deleted guide.
      invalidate("services");
    },
  });
}
