import type { MiddlewareHandler } from "hono";
import { requestTimeout } from "#platform/errors.ts";
import { limitBody } from "./limit-body.ts";

type Limits = {
  maxBytes: number;
  /** Within which so many bytes arrive. */
  milliseconds: (bytes: number) => number;
};

/**
 * Has the body read before anything else runs; Hono keeps it for whoever asks for it. 413 where it is too large, 408
 * where it has not arrived in the time for its announced size: the server itself waits as long as the largest upload takes.
 */
export const readBody = (
  form: "text" | "arrayBuffer",
  { maxBytes, milliseconds }: Limits,
): MiddlewareHandler => {
  const limit = limitBody(maxBytes);
  return async (c, next) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const bytes = Number(c.req.header("Content-Length") ?? maxBytes);
    const timer = setTimeout(() => reject(requestTimeout()), milliseconds(bytes));
    try {
      const read = limit(c, async () => {
        await c.req[form]();
      });
      await Promise.race([read, late]);
    } finally {
      clearTimeout(timer);
    }
    await next();
  };
};
