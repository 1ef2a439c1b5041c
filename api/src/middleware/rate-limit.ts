import { rateLimited } from "../errors.ts";
import { factory } from "./context.ts";

export type RateLimit = { limit: number; seconds: number };

/** Addresses remembered at most; the longest silent ones are forgotten first. */
const mostKeys = 100_000;

/**
 * Counts events per key over a sliding window. `take` counts one and returns 0, or, over the limit,
 * counts nothing and returns the seconds until a further one is allowed.
 */
export const createRateLimiter = ({ limit, seconds }: RateLimit, now: () => Date) => {
  const events = new Map<string, number[]>();
  return {
    take: (key: string): number => {
      const time = now().getTime();
      const recent = (events.get(key) ?? []).filter((at) => at > time - seconds * 1_000);
      const [oldest] = recent;
      const isOver = recent.length >= limit && oldest !== undefined;
      if (!isOver) recent.push(time);
      events.delete(key);
      events.set(key, recent);
      const [silent] = events.keys();
      if (events.size > mostKeys && silent !== undefined) events.delete(silent);
      return isOver ? Math.ceil((oldest + seconds * 1_000 - time) / 1_000) : 0;
    },
  };
};
export type RateLimiter = ReturnType<typeof createRateLimiter>;

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
