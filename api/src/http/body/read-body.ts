import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { invalidField, requestTimeout, tooLarge } from "#platform/errors.ts";

/** Node holds senders to the size that they announce; counting the bytes would copy the body. */
const limitBody = (maxSize: number): MiddlewareHandler => {
  const refuse = () => {
    throw tooLarge(`This is larger than ${Math.round(maxSize / 1_024)} KiB.`);
  };
  const limitStream = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    const announced = c.req.header("Content-Length") ?? "";
    const isAnnounced = /^\d+$/.test(announced) && !c.req.header("Transfer-Encoding");
    if (!isAnnounced) return limitStream(c, next);
    return Number(announced) > maxSize ? refuse() : next();
  };
};

type Limits = {
  maxBytes: number;
  /** The time in which that many bytes must arrive. */
  milliseconds: (bytes: number) => number;
};

/**
 * Reads the body before anything else runs; Hono keeps it for later readers: of a form only what was parsed, because its
 * bytes would be a second copy of its files. 400 when it cannot be read, 413 when it is too large, 408 when it has not
 * arrived in the time for its announced size: the server itself waits as long as the largest upload takes.
 */
export const readBody = (
  form: "text" | "formData",
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
    } catch (error) {
      // The parser of forms throws these for a damaged form.
      if (form === "formData" && error instanceof TypeError)
        throw invalidField("", "The request body could not be read.");
      throw error;
    } finally {
      clearTimeout(timer);
    }
    await next();
  };
};
