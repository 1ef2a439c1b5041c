import { Webhook } from "standardwebhooks";
import { unauthenticated } from "#platform/errors.ts";
import { postJson } from "#platform/web/post-json.ts";

const headerNames = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

const deliveryMilliseconds = 10_000;
const longestRetryAfter = 60 * 60_000;

/** `whsec_…` secrets with spaces between them: while one is replaced, the old and the new. */
const secretsIn = (secrets: string) => secrets.split(" ").map((secret) => new Webhook(secret));

/** Signs `body` (JSON text) with each of the secrets; the id names the message, not the try. */
export const signWebhook = (secrets: string, id: string, at: Date, body: string) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
  "webhook-signature": secretsIn(secrets)
    .map((webhook) => webhook.sign(id, at, body))
    .join(" "),
});

export class ReceiverGoneError extends Error {}

export class NotDeliveredError extends Error {
  /** Milliseconds that the receiver asks to be left alone for. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; 0 without one. */
const retryAfterIn = (header: string | undefined, at: Date) => {
  if (!header) return 0;
  const milliseconds = /^\d+$/.test(header)
    ? Number(header) * 1_000
    : Date.parse(header) - at.getTime();
  return Math.min(longestRetryAfter, Math.max(0, milliseconds || 0));
};

type Delivery = {
  url: string;
  secrets: string;
  id: string;
  event: unknown;
  at: Date;
  allowPrivate: boolean;
};

/** Throws unless the answer is 2xx: {@link ReceiverGoneError} for a 410, else {@link NotDeliveredError}. */
export const deliverWebhook = async ({ url, secrets, id, event, at, allowPrivate }: Delivery) => {
  const body = JSON.stringify(event);
  const headers = signWebhook(secrets, id, at, body);
  const timeout = deliveryMilliseconds;
  const { status, retryAfter } = await postJson({ url, body, headers, timeout, allowPrivate });
  if (status === 410) throw new ReceiverGoneError("The deploy hook no longer exists (410).");
  if (status >= 200 && status < 300) return;
  throw new NotDeliveredError(
    `The page builder answered with status ${status}.`,
    retryAfterIn(retryAfter, at),
  );
};

/** Checks signature and age (5 minutes) of a received webhook and returns its id; 401 otherwise. */
export const verifyWebhook = (
  secrets: string,
  body: string,
  header: (name: string) => string | undefined,
) => {
  const headers = Object.fromEntries(headerNames.map((name) => [name, header(name) ?? ""]));
  const isGenuine = (webhook: Webhook) => {
    try {
      webhook.verify(body, headers, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  };
  if (secretsIn(secrets).some(isGenuine)) return headers["webhook-id"] ?? "";
  throw unauthenticated("The webhook's signature is missing, wrong or too old.");
};
