import { Webhook } from "standardwebhooks";
import { unauthenticated } from "../errors.ts";

/** Headers of a Standard Webhooks message. */
const headerNames = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

const deliveryMilliseconds = 10_000;

/** Signs `body` (JSON text) with a `whsec_…` secret; the id names the message, not the try. */
export const signWebhook = (secret: string, id: string, at: Date, body: string) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
  "webhook-signature": new Webhook(secret).sign(id, at, body),
});

type Delivery = { url: string; secret: string; id: string; event: unknown; at: Date };

/** Posts a signed event once. Throws unless the answer is 2xx; redirects are not followed. */
export const deliverWebhook = async ({ url, secret, id, event, at }: Delivery) => {
  const body = JSON.stringify(event);
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...signWebhook(secret, id, at, body) },
    redirect: "manual",
    signal: AbortSignal.timeout(deliveryMilliseconds),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The builder answered ${response.status}.`);
};

/** Checks signature and age (5 minutes) of a received webhook and returns its id; 401 otherwise. */
export const verifyWebhook = (
  secret: string,
  body: string,
  header: (name: string) => string | undefined,
) => {
  const headers = Object.fromEntries(headerNames.map((name) => [name, header(name) ?? ""]));
  try {
    new Webhook(secret).verify(body, headers);
  } catch {
    throw unauthenticated("The webhook's signature is missing, wrong or too old.");
  }
  return headers["webhook-id"] ?? "";
};
