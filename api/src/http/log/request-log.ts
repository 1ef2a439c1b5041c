import { randomUUID } from "node:crypto";
import type { Log } from "#platform/log.ts";
import { factory } from "../context.ts";
import { loggedPath } from "./logged-path.ts";

/** Names each request by an id of our own: one that a client sends could be another's. */
export const requestLog = (log: Log) =>
  factory.createMiddleware(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    c.header("X-Request-Id", requestId);
    await next();
    const { method } = c.req;
    const path = loggedPath(c.req.path);
    const milliseconds = Math.round(performance.now() - started);
    const user = c.get("user")?._id;
    c.get("log").info({ event: "request", method, path, status: c.res.status, milliseconds, user });
  });
