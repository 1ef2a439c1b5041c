import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BuildEvent } from "shared/publishing/webhooks";
import { Webhook } from "standardwebhooks";

const attempts = 8;
const timeout = 10_000;

/** One signature for each secret: while they are rotated, there are two. */
const sign = (secrets: string, id: string, at: Date, body: string) =>
  secrets
    .split(" ")
    .map((secret) => new Webhook(secret).sign(id, at, body))
    .join(" ");

const isTransient = (status: number) => status >= 500 || status === 408 || status === 429;

/** Sends a signed report to the API; retries for about half a minute when it does not answer. */
export const createBuildReporter =
  (url: string, secrets: string) => async (data: BuildEvent["data"]) => {
    const id = randomUUID();
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const at = new Date();
      const body = JSON.stringify({ type: "site.build", timestamp: at.toISOString(), data });
      const headers = {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
        "webhook-signature": sign(secrets, id, at, body),
      };
      const signal = AbortSignal.timeout(timeout);
      const request = { method: "POST", headers, body, signal };
      const response = await fetch(url, request).catch(() => undefined);
      await response?.body?.cancel();
      if (response && !isTransient(response.status)) return;
      if (attempt < attempts) await pause(100 * 2 ** attempt);
    }
  };
