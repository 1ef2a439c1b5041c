import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import type { Log } from "#platform/log.ts";
import { type AppEnv, factory } from "../context.ts";
import { loggedPath } from "./logged-path.ts";

/** Lines a second about successful public reads: under load their number says more than each of them. */
const mostReadLines = 10;

/** Slower answers (ms) are always logged. */
const slow = 1_000;

/** Reads with a token, or with a secret in their path, are always logged. */
const isPublicRead = (c: Context<AppEnv>, path: string) =>
  c.req.method === "GET" &&
  c.res.status < 400 &&
  !c.get("user") &&
  !c.req.header("Authorization") &&
  path === c.req.path;

/** Allows the first lines of each second. */
const createSample = () => {
  let second = 0;
  let lines = 0;
  return () => {
    const current = Math.floor(performance.now() / 1_000);
    lines = current === second ? lines + 1 : 1;
    second = current;
    return lines <= mostReadLines;
  };
};

/**
 * Logs each request, except successful public reads above a rate. The request ID is our own: an ID that a client sends
 * could be another request's.
 */
export const requestLog = (log: Log) => {
  const isSampled = createSample();

  return factory.createMiddleware(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    c.header("X-Request-Id", requestId);
    await next();
    const path = loggedPath(c.req.path);
    const milliseconds = Math.round(performance.now() - started);
    if (milliseconds < slow && isPublicRead(c, path) && !isSampled()) return;
    const { method } = c.req;
    const caller = { user: c.get("user")?._id, apiKey: c.get("apiKey")?.id };
    const { status } = c.res;
    c.get("log").info({ event: "request", method, path, status, milliseconds, ...caller });
  });
};
