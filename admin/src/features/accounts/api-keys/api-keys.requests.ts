import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { apiKeyInput } from "shared/accounts/api-keys/api-keys";
import { createApiKey, revokeApiKey } from "shared/accounts/api-keys/api-keys.endpoints";
import type { z } from "zod";
import { saveTimeout } from "../../../lib/api/timeouts.ts";
import { useApp } from "../../../lib/app/app-context.ts";

const inTime = () => ({ signal: AbortSignal.timeout(saveTimeout) });

/** A request without an answer may have reached the server, so the list is read again. */
function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["api-keys"] });
}

export function useCreateApiKey() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: z.input<typeof apiKeyInput>) =>
      api.request(createApiKey, { body, ...inTime() }),
    onSettled,
  });
}

export function useRevokeApiKey() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => api.request(revokeApiKey, { params: { id }, ...inTime() }),
    onSettled,
  });
}
