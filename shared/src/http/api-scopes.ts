import { z } from "zod";

/** Permissions of API keys. */
export const apiScopes = ["content:read", "content:write", "inbox:read", "inbox:write"] as const;
export const apiScope = z.enum(apiScopes, `A scope is one of ${apiScopes.join(", ")}.`);
export type ApiScope = z.infer<typeof apiScope>;

/** `…:write` includes `…:read`: answers to a change hold the record. */
export const coversScope = (scopes: readonly ApiScope[], needed: ApiScope): boolean =>
  scopes.some((scope) => scope === needed || scope === needed.replace(/:read$/, ":write"));
