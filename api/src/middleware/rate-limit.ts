import { rateLimited } from "../lib/errors.ts";
import { createRateLimiter, type RateLimit, type RateLimiter } from "../lib/rate-limiter.ts";
import { factory } from "./context.ts";

export const enforceRateLimit = (limiter: RateLimiter, key: string, limit?: number) => {
  const seconds = limiter.take(key, limit);
  if (seconds > 0) throw rateLimited(seconds);
};

export const limitByAddress = (rate: RateLimit, now: () => Date) => {
  const limiter = createRateLimiter(rate, now);
  return factory.createMiddleware(async (c, next) => {
    enforceRateLimit(limiter, c.get("address"));
    await next();
  });
};
