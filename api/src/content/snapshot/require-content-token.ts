import { createHash, timingSafeEqual } from "node:crypto";
import { factory } from "#http/context.ts";
import { unauthenticated } from "#platform/errors.ts";

/** Hashes have equal length, which the timing-safe comparison requires. */
const hashText = (text: string) => createHash("sha256").update(text).digest();

/** Lets everybody read where there is no token. */
export const requireContentToken = (token: string | undefined) =>
  factory.createMiddleware(async (c, next) => {
    const sent = c.req.header("Authorization") ?? "";
    if (token !== undefined && !timingSafeEqual(hashText(sent), hashText(`Bearer ${token}`)))
      throw unauthenticated("The content is read with the CONTENT_TOKEN of the server.");
    await next();
  });
