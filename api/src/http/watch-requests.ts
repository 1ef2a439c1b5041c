import type { Context } from "hono";
import { routePath } from "hono/route";
import { inSpan } from "#platform/async/in-span.ts";
import { type AppEnv, factory } from "./context.ts";

/** `route` is a pattern such as `/api/services/:id`: there are as many as there are routes. */
export type Answered = { method: string; route: string; status: number; seconds: number };

const getRoute = (c: Context<AppEnv>) => {
  const { path } = c.req;
  if (/^\/api(\/|$)/.test(path)) return routePath(c, -1);
  return path.startsWith("/media/") ? "/media/*" : "/*";
};

/** Reports each answer and traces it. */
export const watchRequests = (onAnswered: ((answered: Answered) => void) | undefined) =>
  factory.createMiddleware((c, next) =>
    inSpan("request", async (span) => {
      const started = performance.now();
      await next();
      const { method } = c.req;
      const { status } = c.res;
      const route = getRoute(c);
      span.describe(`${method} ${route}`, {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
      });
      onAnswered?.({ method, route, status, seconds: (performance.now() - started) / 1_000 });
    }),
  );
