import type { Log } from "../log.ts";
import { factory } from "./context.ts";

/** One line per request: id, method, path, status, milliseconds. */
export const requestLog = (log: Log) =>
  factory.createMiddleware(async (c, next) => {
    const started = performance.now();
    c.set("log", log.child({ requestId: c.get("requestId") }));
    await next();
    c.get("log").info({
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      milliseconds: Math.round(performance.now() - started),
    });
  });
