import { queryOptions } from "@tanstack/react-query";
import { listWebhookDeliveries, listWebhooks } from "shared/webhooks/webhooks.endpoints";
import type { Api } from "../../lib/api/api-client.ts";

export const webhooksQuery = (api: Api) =>
  queryOptions({
    queryKey: ["webhooks"],
    queryFn: async ({ signal }) => (await api.request(listWebhooks, { signal })).webhooks,
  });

export const deliveriesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["webhooks", id, "deliveries"],
    queryFn: async ({ signal }) =>
      (await api.request(listWebhookDeliveries, { params: { id }, signal })).deliveries,
  });
