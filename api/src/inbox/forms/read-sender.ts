import type { Context } from "hono";
import type { AppEnv } from "#http/context.ts";
import { parseIdempotencyKey } from "#http/idempotency-key.ts";
import type { SenderOrigin } from "../spam/possible-spam.ts";
import type { Sender } from "./new-message.ts";

/** `origins` are those of the site and of CORS_ORIGINS. */
const senderOrigin = (c: Context, origins: string[]): SenderOrigin => {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site");
  const { host } = new URL(c.req.url);
  const isOurs = origins.some((ours) => ours === origin) || URL.parse(origin ?? "")?.host === host;
  // Only the browser sets this header; pages cannot.
  if (isOurs || site === "same-origin") return "own";
  if (site === "cross-site") return "foreign";
  return origin === undefined || origin === "null" ? "unknown" : "foreign";
};

/** Reads the facts of a request that a message comes with. */
export const readSender = (c: Context<AppEnv>, ownOrigins: string[]): Sender => ({
  key: parseIdempotencyKey(c),
  origin: senderOrigin(c, ownOrigins),
  address: c.get("address"),
});
