import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { tooLarge } from "#platform/errors.ts";

/** Node holds senders to the size that they announce; counting the bytes would copy the body. */
export const limitBody = (maxSize: number): MiddlewareHandler => {
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
