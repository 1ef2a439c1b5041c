import { z } from "zod";
import { apiScope, apiScopes } from "../../http/api-scopes.ts";
import { messageBody } from "../../http/errors.ts";
import { singleLineText, timestamp } from "../../text/text.ts";

/** Recognizable to secret scanners and distinct from session tokens. */
export const apiKeyPrefix = "ibk_";

const expiresInDays = z
  .int("Expiry must be a whole number of days.")
  .min(1, "Expiry must be at least one day from now.")
  .max(3_650, "Expiry must be at most 3,650 days from now.");

export const apiKeyInput = z.object({
  name: singleLineText("Name", 60),
  scopes: z
    .array(apiScope, "Choose at least one scope.")
    .min(1, "Choose at least one scope.")
    .max(20, "Choose each scope once.")
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  /** `null` for a key without expiry. */
  expiresInDays: expiresInDays.nullable(),
});
export type ApiKeyInput = z.output<typeof apiKeyInput>;

export const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first characters of the key, for recognition. */
  start: z.string(),
  scopes: z.array(apiScope),
  createdBy: z.object({ _id: z.string(), username: z.string() }),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyList = z.object({ apiKeys: z.array(apiKey) });

/** The answer contains `secret` this one time only. */
export const apiKeyCreated = messageBody.extend({ apiKey, secret: z.string() });
export type ApiKeyCreated = z.infer<typeof apiKeyCreated>;

const devicePattern = /^API key “.+” \(ibk_[\w-]+…\)$/;

/** The actor of changes made with a key, in the activity log's `device`; several keys may have one name. */
export const describeApiKey = ({ name, start }: Pick<ApiKey, "name" | "start">) =>
  `API key “${name}” (${start}…)`;
export const isApiKey = (device: string | null) => device !== null && devicePattern.test(device);
