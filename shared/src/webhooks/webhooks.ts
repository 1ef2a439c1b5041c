import { z } from "zod";
import { messageBody } from "../http/errors.ts";
import { plainLine, singleLineText, timestamp } from "../text/text.ts";

export const webhookEvents = [
  "inquiry.received",
  "conversation.replied",
  "conversation.state_changed",
  "proposal.accepted",
  "release.live",
] as const;
export const webhookEvent = z.enum(
  webhookEvents,
  `An event is one of ${webhookEvents.join(", ")}.`,
);
export type WebhookEvent = z.infer<typeof webhookEvent>;

/** The event of the button "Send a test"; nobody subscribes to it. */
export const testEvent = "webhook.test";

export const webhookInput = z.object({
  name: singleLineText("Name", 60),
  url: plainLine("Address", 500).pipe(z.url("Address must be a web address.")),
  events: z
    .array(webhookEvent, "Choose at least one event.")
    .min(1, "Choose at least one event.")
    .max(20, "Choose each event once.")
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
});
export type WebhookInput = z.output<typeof webhookInput>;

export const webhookChange = webhookInput.extend({
  isEnabled: z.boolean("isEnabled must be true or false."),
});
export type WebhookChange = z.output<typeof webhookChange>;

export const webhook = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEvent),
  createdAt: timestamp,
  disabledAt: timestamp.nullable(),
  /** Until then, requests also carry a signature made with the previous secret. */
  previousSecretUntil: timestamp.nullable(),
  /** Deliveries of the last 30 days that are waiting, and that were given up. */
  waiting: z.int(),
  failed: z.int(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookList = z.object({ webhooks: z.array(webhook) });
export const webhookSaved = messageBody.extend({ webhook });

/** The answer contains `secret` this one time only. */
export const webhookSecret = webhookSaved.extend({ secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecret>;

export const deliveryState = z.enum(["waiting", "sending", "delivered", "failed"]);
export type DeliveryState = z.infer<typeof deliveryState>;

export const webhookDelivery = z.object({
  /** Also the `webhook-id` of its requests. */
  _id: z.string(),
  event: z.string(),
  body: z.string(),
  state: deliveryState,
  attempts: z.int(),
  nextAttemptAt: timestamp.nullable(),
  /** The last attempt's outcome. `status` is `null` where no answer came; `error` says why. */
  status: z.int().nullable(),
  milliseconds: z.int().nullable(),
  /** The first kilobyte of the answer. */
  answer: z.string().nullable(),
  error: z.string().nullable(),
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryList = z.object({ deliveries: z.array(webhookDelivery) });
export const webhookTested = z.object({ delivery: webhookDelivery });
