import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { factory } from "./context.ts";

const socketAddress = (c: Context) => {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
};

/**
 * Sets `address`: the socket's, or behind `trustedProxies` proxies the entry of `X-Forwarded-For`
 * that the outermost of them wrote, counted from the right; entries left of it can be forged.
 */
export const clientAddress = (trustedProxies: number) =>
  factory.createMiddleware(async (c, next) => {
    const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
    const entry = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
    c.set("address", entry || socketAddress(c));
    await next();
  });
