import { createFactory } from "hono/factory";
import type { User } from "shared/users";
import type { SessionRow } from "#db/schema/sessions.ts";
import type { Log } from "../lib/log.ts";

export type AppEnv = {
  Variables: {
    requestId: string;
    /** The visitor's address, as far as `TRUST_PROXY` lets it be known. */
    address: string;
    log: Log;
    /** Set behind a guard. */
    user: User | undefined;
    session: SessionRow | undefined;
    query: unknown;
    body: unknown;
  };
};

export const factory = createFactory<AppEnv>();
