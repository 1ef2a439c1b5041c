import { z } from "zod";

/** What an API key may do. */
export const apiScopes = ["content:read", "content:write", "inbox:read", "inbox:write"] as const;
export const apiScope = z.enum(apiScopes, `A scope is one of ${apiScopes.join(", ")}.`);
export type ApiScope = z.infer<typeof apiScope>;
