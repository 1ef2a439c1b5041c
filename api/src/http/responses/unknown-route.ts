import type { Context, Hono } from "hono";
import { AppError, httpStatus } from "#platform/errors.ts";
import type { AppEnv } from "../context.ts";

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:[^/]+/g, "[^/]+")}$`);

/** Answers 405 with `Allow` where the path has other methods, else 404. */
export const handleUnknownRoute = (routes: Hono<AppEnv>["routes"]) => {
  const known = routes
    .filter((route) => route.method !== "ALL")
    .map(({ method, path }) => ({ method, pattern: toPattern(path) }));
  return (c: Context) => {
    const methods = known.filter(({ pattern }) => pattern.test(c.req.path)).map((r) => r.method);
    if (methods.length === 0) {
      const refusal = new AppError("not_found", "There is nothing at this address.");
      return c.json(refusal.body, httpStatus.not_found);
    }
    const refusal = new AppError(
      "method_not_allowed",
      `${c.req.method} is not possible at this address.`,
    );
    const allowed = new Set(
      methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)),
    );
    return c.json(refusal.body, httpStatus.method_not_allowed, { Allow: [...allowed].join(", ") });
  };
};
