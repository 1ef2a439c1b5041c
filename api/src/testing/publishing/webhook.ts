import { randomUUID } from "node:crypto";
import { signWebhook } from "../../publishing/webhook.ts";
import { testSecrets } from "../app/create-test-app.ts";
import type { Sent } from "../app/request.ts";

export const buildReport = (buildId: string, changes: Record<string, unknown> = {}) => ({
  type: "site.build",
  timestamp: new Date().toISOString(),
  data: { buildId, revision: 1, status: "building", ...changes },
});

type Signing = { secret?: string; id?: string; at?: Date };

/** `body` signed as the builder signs it. */
export const signedBody = (body: string, signing: Signing = {}): Sent => {
  const { secret = testSecrets.webhook, id = randomUUID(), at = new Date() } = signing;
  const headers = { "Content-Type": "application/json", ...signWebhook(secret, id, at, body) };
  return { body, headers };
};

export const signedReport = (event: unknown, signing?: Signing) =>
  signedBody(JSON.stringify(event), signing);
