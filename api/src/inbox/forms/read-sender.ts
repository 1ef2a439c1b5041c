import type { Context } from "hono";
import type { AppEnv } from "#http/context.ts";
import { parseIdempotencyKey } from "#http/idempotency-key.ts";
import { senderOrigin } from "../spam/sender-origin.ts";
import type { Sender } from "./new-message.ts";

/** Reads the facts of a request that a message comes with. */
export const readSender = (c: Context<AppEnv>, ownOrigins: string[]): Sender => ({
  key: parseIdempotencyKey(c),
  origin: senderOrigin(c, ownOrigins),
  address: c.get("address"),
});
