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
      const recent = (events.get(key) ?? []).filter(
        // Events of the future were counted before the clock was put back.
        (at) => at > time - seconds * 1_000 && at <= time,
      );
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
