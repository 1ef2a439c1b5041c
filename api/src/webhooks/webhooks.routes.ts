import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  retryWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from "shared/webhooks/webhooks.endpoints";
import { route } from "#http/route.ts";
import type { WebhooksService } from "./webhooks.service.ts";

type Deps = { webhooks: WebhooksService };

export const webhooksRoutes = ({ webhooks }: Deps) => [
  route(listWebhooks, async () => ({ webhooks: await webhooks.list() })),
  route(createWebhook, async ({ by, body }) => ({
    message: "Webhook added.",
    ...(await webhooks.create(by, body)),
  })),
  route(changeWebhook, async ({ by, params, body }) => ({
    message: "Webhook changed.",
    webhook: await webhooks.change(by, params.id, body),
  })),
  route(deleteWebhook, async ({ by, params }) => {
    await webhooks.remove(by, params.id);
    return { message: "Webhook deleted." };
  }),
  route(rotateWebhookSecret, async ({ by, params }) => ({
    message: "Secret replaced.",
    ...(await webhooks.rotate(by, params.id)),
  })),
  route(testWebhook, async ({ params }) => ({ delivery: await webhooks.test(params.id) })),
  route(listWebhookDeliveries, async ({ params }) => ({
    deliveries: await webhooks.listDeliveries(params.id),
  })),
  route(retryWebhookDelivery, async ({ params }) => {
    await webhooks.retry(params.id);
    return { message: "The event will be sent again now." };
  }),
];
