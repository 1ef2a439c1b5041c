import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import {
  webhookChange,
  webhookDeliveryList,
  webhookInput,
  webhookList,
  webhookSaved,
  webhookSecret,
  webhookTested,
} from "./webhooks.ts";

export const listWebhooks = {
  method: "GET",
  path: "/api/webhooks",
  summary: "List outgoing webhooks, oldest first",
  access: "admin",
  status: 200,
  answer: webhookList,
} as const satisfies Endpoint;

export const createWebhook = {
  method: "POST",
  path: "/api/webhooks",
  summary: "Create an outgoing webhook, whose secret the answer contains this one time only",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: webhookInput },
  status: 201,
  answer: webhookSecret,
} as const satisfies Endpoint;

export const changeWebhook = {
  method: "PUT",
  path: "/api/webhooks/:id",
  summary: "Change an outgoing webhook, turn it off or on again",
  access: "admin",
  reauthentication: "always",
  body: { type: "json", schema: webhookChange },
  status: 200,
  answer: webhookSaved,
} as const satisfies Endpoint;

export const deleteWebhook = {
  method: "DELETE",
  path: "/api/webhooks/:id",
  summary: "Delete an outgoing webhook with its deliveries",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const rotateWebhookSecret = {
  method: "POST",
  path: "/api/webhooks/:id/rotate",
  summary: "Replace the secret of a webhook; the old one also signs for 24 hours more",
  access: "admin",
  reauthentication: "always",
  status: 200,
  answer: webhookSecret,
} as const satisfies Endpoint;

export const testWebhook = {
  method: "POST",
  path: "/api/webhooks/:id/test",
  summary: "Send a test event to a webhook once and return the outcome",
  access: "admin",
  status: 200,
  answer: webhookTested,
} as const satisfies Endpoint;

export const listWebhookDeliveries = {
  method: "GET",
  path: "/api/webhooks/:id/deliveries",
  summary: "List the newest 50 deliveries of a webhook",
  access: "admin",
  status: 200,
  answer: webhookDeliveryList,
} as const satisfies Endpoint;

export const retryWebhookDelivery = {
  method: "POST",
  path: "/api/webhook-deliveries/:id/retry",
  summary: "Send an undelivered event again now",
  access: "admin",
  status: 202,
  answer: messageBody,
} as const satisfies Endpoint;
