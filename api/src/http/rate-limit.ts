import { rateLimited } from "#platform/errors.ts";
import { createRateLimiter, type RateLimiter } from "#platform/rate-limiter.ts";
import { factory } from "./context.ts";

export const enforceRateLimit = (
  limiter: Pick<RateLimiter, "take">,
  key: string,
  limit: number,
) => {
  const seconds = limiter.take(key, limit);
  if (seconds > 0) throw rateLimited(seconds);
};

type RateLimit = { limit: number; seconds: number };

export const limitByAddress = ({ limit, seconds }: RateLimit, now: () => Date) => {
  const limiter = createRateLimiter({ seconds, now });
  return factory.createMiddleware(async (c, next) => {
    enforceRateLimit(limiter, c.get("address"), limit);
    await next();
  });
};
