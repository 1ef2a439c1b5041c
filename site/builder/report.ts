import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BuildEvent } from "shared/webhooks";
import { Webhook } from "standardwebhooks";

const attempts = 8;
const answerMilliseconds = 10_000;

/** Sends a signed report to the API; tries again for about half a minute when it does not answer. */
export const createReporter = (url: string, secret: string) => async (data: BuildEvent["data"]) => {
  const id = randomUUID();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const at = new Date();
    const body = JSON.stringify({ type: "site.build", timestamp: at.toISOString(), data });
    const headers = {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    };
    const signal = AbortSignal.timeout(answerMilliseconds);
    const request = { method: "POST", headers, body, signal };
    const response = await fetch(url, request).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (attempt < attempts) await pause(100 * 2 ** attempt);
  }
};
