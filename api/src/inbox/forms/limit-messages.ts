import type { ContentService } from "#content/snapshot/content.service.ts";
import { factory } from "#http/context.ts";
import { enforceRateLimit } from "#http/rate-limit.ts";
import type { SharedLimiter } from "#platform/db/limits/shared-limiter.ts";

type Deps = {
  content: Pick<ContentService, "readSettings">;
  visitors: Pick<SharedLimiter, "takeHere">;
};

/**
 * Lets one address send as many in ten minutes as the owner has set. What other processes have taken in counts where
 * messages are stored.
 */
export const limitMessages = ({ content, visitors }: Deps) =>
  factory.createMiddleware(async (c, next) => {
    const { messages } = await content.readSettings();
    enforceRateLimit({ take: visitors.takeHere }, c.get("address"), messages.perVisitor);
    await next();
  });
