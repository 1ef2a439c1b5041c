import { z } from "zod";
import { limits } from "../../limits.ts";
import { timestamp } from "../../text/text.ts";

/** Of which new messages somebody is told: of all, of those in conversations assigned to them, of none. */
export const pushedMessages = z.enum(
  ["all", "mine", "none"],
  "messages must be all, mine or none.",
);

export const pushPreferences = z.object({
  messages: pushedMessages,
  reminders: z.boolean("reminders must be true or false."),
  /** Whether no guest is named, because others see the screen. */
  hidesNames: z.boolean("hidesNames must be true or false."),
});
export type PushPreferences = z.infer<typeof pushPreferences>;

const endpoint = z.string("endpoint must be an address.").min(1).max(limits.url);

const base64Url = (name: string, length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`), `${name} is not what a browser gives.`);

/** As browsers give it (RFC 8291): where they are told, and the keys with which that is encrypted. */
export const pushSubscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64Url("p256dh", 87), auth: base64Url("auth", 22) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const seenEndpoint = z.object({ endpoint });

const pushDevice = z.object({
  _id: z.string(),
  /** Such as `Firefox on Android`. */
  device: z.string(),
  createdAt: timestamp,
  /** Whether its push service took what was told last; else it is tried again later. */
  isReached: z.boolean(),
});

export const pushState = z.object({
  /** With which browsers subscribe (base64url). */
  publicKey: z.string(),
  preferences: pushPreferences,
  devices: z.array(pushDevice),
});
export type PushState = z.infer<typeof pushState>;

/** What a service worker is told. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  url: z.string(),
  /** A newer one with the same tag takes its place. */
  tag: z.string(),
  /** How many conversations wait for an answer. */
  waiting: z.int(),
});
export type PushMessage = z.infer<typeof pushMessage>;
