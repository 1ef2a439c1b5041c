import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Log } from "#platform/log.ts";
import { toSubscriber } from "#platform/web/ip-address.ts";
import { factory } from "./context.ts";

const socketAddress = (c: Context) => {
  try {
    return getConnInfo(c).remote.address ?? "unknown";
  } catch {
    return "unknown";
  }
};

const createProxyWarning = (log: Log) => {
  let hasWarned = false;
  return () => {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      { event: "proxy.not_trusted" },
      "Requests carry X-Forwarded-For but TRUST_PROXY is 0: behind a proxy, limits count all visitors as one.",
    );
  };
};

/** Behind proxies the entry of `X-Forwarded-For` that the outermost one wrote; those left of it can be forged. */
export const clientAddress = (trustedProxies: number, log: Log) => {
  const warnOnce = createProxyWarning(log);

  return factory.createMiddleware(async (c, next) => {
    const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
    if (forwarded.length > 0 && trustedProxies === 0) warnOnce();
    const entry = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
    const socket = socketAddress(c);
    c.set("address", toSubscriber(entry ?? "") ?? toSubscriber(socket) ?? socket);
    await next();
  });
};
