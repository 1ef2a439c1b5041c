import { createFactory } from "hono/factory";
import type { User } from "shared/accounts/users";
import type { Log } from "#platform/log.ts";
import type { ApiKeyRow, SessionRow } from "#tables/accounts.ts";

export type AppEnv = {
  Variables: {
    requestId: string;
    /** The visitor's address, as far as `TRUST_PROXY` lets it be known. */
    address: string;
    log: Log;
    /** Set behind a guard. */
    user: User | undefined;
    /** `undefined` for requests with an API key. */
    session: SessionRow | undefined;
    apiKey: ApiKeyRow | undefined;
    query: unknown;
    body: unknown;
  };
};

export const factory = createFactory<AppEnv>();
