import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { webhookChange, webhookInput } from "shared/webhooks/webhooks";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from "shared/webhooks/webhooks.endpoints";
import type { z } from "zod";
import { saveTimeout } from "../../lib/api/timeouts.ts";
import { useApp } from "../../lib/app/app-context.ts";

const inTime = () => ({ signal: AbortSignal.timeout(saveTimeout) });

/** A request without an answer may have reached the server, so the lists are read again. */
function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["webhooks"] });
}

export function useCreateWebhook() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: z.input<typeof webhookInput>) =>
      api.request(createWebhook, { body, ...inTime() }),
    onSettled,
  });
}

export function useChangeWebhook() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: ({ id, ...body }: z.input<typeof webhookChange> & { id: string }) =>
      api.request(changeWebhook, { params: { id }, body, ...inTime() }),
    onSettled,
  });
}

export function useRotateSecret() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => api.request(rotateWebhookSecret, { params: { id }, ...inTime() }),
    onSettled,
  });
}

export function useDeleteWebhook() {
  const { api } = useApp();
  const client = useQueryClient();
  // A deleted webhook has no deliveries to read.
  const onSettled = () => client.invalidateQueries({ queryKey: ["webhooks"], exact: true });
  return useMutation({
    mutationFn: (id: string) => api.request(deleteWebhook, { params: { id }, ...inTime() }),
    onSettled,
  });
}

export function useTestWebhook() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.request(testWebhook, { params: { id }, ...inTime() })).delivery,
    onSettled,
  });
}

export function useRetryDelivery() {
  const { api } = useApp();
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => api.request(retryWebhookDelivery, { params: { id }, ...inTime() }),
    onSettled,
  });
}
