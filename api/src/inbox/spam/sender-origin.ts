import type { Context } from "hono";
import type { SenderOrigin } from "./possible-spam.ts";

/** `origins`: the site's own and those that may ask. */
export const senderOrigin = (c: Context, origins: string[]): SenderOrigin => {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site");
  const { host } = new URL(c.req.url);
  const isOurs = origins.some((ours) => ours === origin) || URL.parse(origin ?? "")?.host === host;
  // A browser's own word: pages cannot write it.
  if (isOurs || site === "same-origin") return "own";
  if (site === "cross-site") return "foreign";
  return origin === undefined || origin === "null" ? "unknown" : "foreign";
};
