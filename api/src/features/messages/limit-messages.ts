import { createRateLimiter } from "../../lib/rate-limiter.ts";
import { factory } from "../../middleware/context.ts";
import { enforceRateLimit } from "../../middleware/rate-limit.ts";
import type { ContentService } from "../content/content.service.ts";

export type LimitDeps = { content: Pick<ContentService, "readSettings">; now: () => Date };

/** Lets one address send as many in ten minutes as the owner has set. */
export const limitMessages = ({ content, now }: LimitDeps) => {
  const limiter = createRateLimiter({ seconds: 600, now });
  return factory.createMiddleware(async (c, next) => {
    const { messages } = await content.readSettings();
    enforceRateLimit(limiter, c.get("address"), messages.perVisitor);
    await next();
  });
};
