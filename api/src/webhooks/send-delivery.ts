import { limits } from "shared/limits";
import type { Encryption } from "#platform/encryption.ts";
import { errorCode } from "#platform/error-code.ts";
import { PrivateAddressError, postJson } from "#platform/web/post-json.ts";
import { signWebhook } from "#publishing/webhook.ts";
import type { DeliveryRow, WebhookRow } from "#tables/webhooks.ts";
import { toBody } from "./to-body.ts";

const longestAttempt = limits.webhookSeconds * 1_000;

type Deps = {
  encryption: Encryption;
  now: () => Date;
  publicUrl: string;
  allowPrivate: boolean;
};

export type Outcome = Pick<DeliveryRow, "status" | "milliseconds" | "answer" | "error"> & {
  isDelivered: boolean;
};

const readSecrets = async ({ encryption, now }: Deps, row: WebhookRow) => {
  const { secret, previousSecret, previousSecretUntil: until } = row;
  const current = await encryption.decrypt(secret);
  const isValid = until !== null && Date.parse(until) > now().getTime();
  if (!isValid || !previousSecret) return current;
  // A secret from before a change of the encryption key can't be read.
  const previous = await encryption.decrypt(previousSecret).catch(() => "");
  return `${current} ${previous}`.trim();
};

const unknownHost = ["ENOTFOUND", "EAI_AGAIN"];

const describeFailure = (error: unknown) => {
  if (error instanceof PrivateAddressError) return error.message;
  if (!(error instanceof Error)) return "No answer.";
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return `No answer within ${limits.webhookSeconds} seconds.`;
  if (unknownHost.includes(errorCode(error))) return "The host of the address was not found.";
  return error.message || "No answer.";
};

/** Redirects are answers like any other, so only the checked address is asked. */
const describeStatus = (status: number) =>
  status >= 300 && status < 400
    ? `The address answered with a redirect (${status}), which is not followed.`
    : `The address answered with status ${status}.`;

/** Databases take no NUL characters. */
const toStorable = (text: string) => text.toWellFormed().replaceAll("\0", "�");

/** Sends a delivery once, signed with each secret that is valid now. */
export const createSendDelivery =
  (deps: Deps) =>
  async (webhook: WebhookRow, row: DeliveryRow, signal?: AbortSignal): Promise<Outcome> => {
    const { now, publicUrl, allowPrivate } = deps;
    const startedAt = performance.now();
    const measure = () => Math.round(performance.now() - startedAt);
    try {
      const body = toBody(row, publicUrl);
      const headers = {
        "User-Agent": "ibirwa-webhooks",
        ...signWebhook(await readSecrets(deps, webhook), row.id, now(), body),
      };
      const target = { url: webhook.url, timeout: longestAttempt, allowPrivate };
      const { status, text } = await postJson({
        ...{ ...target, body, headers },
        ...(signal && { signal }),
      });
      const isDelivered = status >= 200 && status < 300;
      const error = isDelivered ? null : describeStatus(status);
      return { isDelivered, status, milliseconds: measure(), answer: toStorable(text), error };
    } catch (error) {
      const failure = { status: null, answer: null, error: describeFailure(error) };
      return { isDelivered: false, milliseconds: measure(), ...failure };
    }
  };
export type SendDelivery = ReturnType<typeof createSendDelivery>;
