import type { proofInput } from "shared/accounts/auth";
import { prove } from "shared/accounts/auth.endpoints";
import type { z } from "zod";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";

export function useProve() {
  const { api } = useApp();
  return useSave({
    send: (body: z.infer<typeof proofInput>, { signal }) => api.request(prove, { body, signal }),
    whenUnanswered: "Please try again.",
  });
}
