import type { Log } from "../lib/log.ts";
import { factory } from "./context.ts";

export const requestLog = (log: Log) =>
  factory.createMiddleware(async (c, next) => {
    const started = performance.now();
    c.set("log", log.child({ requestId: c.get("requestId") }));
    await next();
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - started);
    c.get("log").info({ event: "request", method, path, status: c.res.status, milliseconds });
  });
