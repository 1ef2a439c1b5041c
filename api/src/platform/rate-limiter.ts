const mostKeys = 100_000;

/** Drops from sorted times those before `start`, and those after `end`: a clock that is put back knows no future. */
const keepWithin = (times: number[], start: number, end: number) => {
  while ((times[0] ?? end) <= start) times.shift();
  while ((times.at(-1) ?? end) > end) times.pop();
};

type Window = { seconds: number; now: () => Date };

/**
 * A sliding window of `seconds` per key. `take` returns 0, or the seconds until an event beyond `limit` is
 * allowed.
 */
export const createRateLimiter = ({ seconds, now }: Window) => {
  const events = new Map<string, number[]>();
  const keep = (key: string, recent: number[]) => {
    events.delete(key);
    events.set(key, recent);
    if (events.size <= mostKeys) return;
    const [silent] = events.keys();
    if (silent !== undefined) events.delete(silent);
  };
  return {
    /** Puts another process's counts of a key, sorted times in ms, before those counted here. */
    adopt: keep,

    take: (key: string, limit: number): number => {
      const time = now().getTime();
      const recent = events.get(key) ?? [];
      keepWithin(recent, time - seconds * 1_000, time);
      // Until it is out of the window, there are as many as allowed.
      const last = recent[recent.length - limit];
      const isOver = last !== undefined;
      if (!isOver) recent.push(time);
      keep(key, recent);
      return isOver ? Math.ceil((last + seconds * 1_000 - time) / 1_000) : 0;
    },
  };
};
export type RateLimiter = ReturnType<typeof createRateLimiter>;
