import type { MiddlewareHandler } from "hono";
import { requestTimeout } from "../lib/errors.ts";

/**
 * Has the body read before anything else runs; Hono keeps it for whoever asks for it. 408 where it has not
 * arrived in time: the server itself waits as long as the largest upload takes.
 */
export const readBody =
  (form: "text" | "arrayBuffer", milliseconds: number): MiddlewareHandler =>
  async (c, next) => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(requestTimeout()), milliseconds);
    try {
      await Promise.race([c.req[form](), late]);
    } finally {
      clearTimeout(timer);
    }
    await next();
  };
