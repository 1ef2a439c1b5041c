import { z } from "zod";

/** Permissions of API keys. */
export const apiScopes = ["content:read", "content:write", "inbox:read", "inbox:write"] as const;
export const apiScope = z.enum(apiScopes, `A scope is one of ${apiScopes.join(", ")}.`);
export type ApiScope = z.infer<typeof apiScope>;
