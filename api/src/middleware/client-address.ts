import { isIPv6 } from "node:net";
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

/** An IPv6 subscriber has 2^64 addresses and counts once (RFC 6177). */
const networkPrefix = (address: string) => {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
};

/** Behind proxies the entry of `X-Forwarded-For` that the outermost one wrote; those left of it can be forged. */
export const clientAddress = (trustedProxies: number) =>
  factory.createMiddleware(async (c, next) => {
    const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
    const entry = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
    c.set("address", networkPrefix(entry || socketAddress(c)));
    await next();
  });
