import { rateLimited } from "../errors.ts";
import { createRateLimiter, type RateLimit, type RateLimiter } from "../lib/rate-limiter.ts";
import { factory } from "./context.ts";

/** Refuses with 429 when `limiter` says so for `key`. */
export const takeOrRefuse = (limiter: RateLimiter, key: string) => {
  const seconds = limiter.take(key);
  if (seconds > 0) throw rateLimited(seconds);
};

/** Limits a route by the visitor's address. */
export const limitByAddress = (rate: RateLimit, now: () => Date) => {
  const limiter = createRateLimiter(rate, now);
  return factory.createMiddleware(async (c, next) => {
    takeOrRefuse(limiter, c.get("address"));
    await next();
  });
};
