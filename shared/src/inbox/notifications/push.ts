import { z } from "zod";
import { limits } from "../../limits.ts";
import { timestamp } from "../../text/text.ts";

/** New messages that cause a notification: all, those in conversations assigned to the account, or none. */
export const pushedMessages = z.enum(
  ["all", "mine", "none"],
  "messages must be all, mine or none.",
);

export const pushPreferences = z.object({
  messages: pushedMessages,
  reminders: z.boolean("reminders must be true or false."),
  /** Leaves out guests' names, because others may see the screen. */
  hidesNames: z.boolean("hidesNames must be true or false."),
});
export type PushPreferences = z.infer<typeof pushPreferences>;

const endpoint = z.string("endpoint must be an address.").min(1).max(limits.url);

const base64Url = (name: string, length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), `${name} is not what a browser gives.`);

/** A browser's subscription (RFC 8291): endpoint and encryption keys. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64Url("p256dh", 87), auth: base64Url("auth", 22) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const seenEndpoint = z.object({ endpoint });

const pushDevice = z.object({
  _id: z.string(),
  device: z.string(),
  createdAt: timestamp,
  /** False if the push service did not accept the latest notification, which is then retried. */
  isReached: z.boolean(),
});

export const pushState = z.object({
  /** VAPID key for subscribing (base64url). */
  publicKey: z.string(),
  preferences: pushPreferences,
  devices: z.array(pushDevice),
});
export type PushState = z.infer<typeof pushState>;

export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  url: z.string(),
  /** A newer notification with the same tag replaces it. */
  tag: z.string(),
  waiting: z.int(),
});
export type PushMessage = z.infer<typeof pushMessage>;
