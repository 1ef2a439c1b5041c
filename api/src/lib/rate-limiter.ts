export type RateLimit = { limit: number; seconds: number };

/** Addresses remembered at most; the longest silent ones are forgotten first. */
const mostKeys = 100_000;

/** Drops from sorted times those before `start`, and those after `end`: a clock that is put back knows no future. */
const keepWithin = (times: number[], start: number, end: number) => {
  while ((times[0] ?? end) <= start) times.shift();
  while ((times.at(-1) ?? end) > end) times.pop();
};

/**
 * Counts events per key over a sliding window. `take` counts one and returns 0, or, over the limit,
 * counts nothing and returns the seconds until a further one is allowed.
 */
export const createRateLimiter = ({ limit, seconds }: RateLimit, now: () => Date) => {
  const events = new Map<string, number[]>();
  return {
    take: (key: string): number => {
      const time = now().getTime();
      const recent = events.get(key) ?? [];
      keepWithin(recent, time - seconds * 1_000, time);
      const [oldest] = recent;
      const isOver = recent.length >= limit && oldest !== undefined;
      if (!isOver) recent.push(time);
      events.delete(key);
      events.set(key, recent);
      if (events.size > mostKeys) {
        const [silent] = events.keys();
        if (silent !== undefined) events.delete(silent);
      }
      return isOver ? Math.ceil((oldest + seconds * 1_000 - time) / 1_000) : 0;
    },
  };
};
export type RateLimiter = ReturnType<typeof createRateLimiter>;
