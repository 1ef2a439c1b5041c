import { rateLimited } from "../../../lib/errors.ts";

const minute = 60_000;
const longestWait = 15 * minute;
const forgottenAfter = 24 * 60 * minute;
const mostKeys = 100_000;

type Failures = { count: number; last: number };

/** Before the next try: a minute after those that cost nothing, then twice as long each time. */
const waitAfter = (count: number, free: number) =>
  count < free ? 0 : Math.min(minute * 2 ** (count - free), longestWait);

/** Failures in a row, by whom they are counted. */
export const createFailedSignIns = (now: () => Date, free = 10) => {
  const failures = new Map<string, Failures>();

  const read = (key: string): Failures => {
    const known = failures.get(key);
    const isForgotten = !known || now().getTime() - known.last > forgottenAfter;
    return isForgotten ? { count: 0, last: 0 } : known;
  };

  const write = (key: string, changed: Failures) => {
    failures.delete(key);
    failures.set(key, changed);
    const [oldest] = failures.keys();
    if (failures.size > mostKeys && oldest !== undefined) failures.delete(oldest);
  };

  /** Counts a try as failed until it is known; the seconds to wait where it is not allowed, else 0. */
  const begin = (key: string): number => {
    const { count, last } = read(key);
    const time = now().getTime();
    const wait = last + waitAfter(count, free) - time;
    // A failure that is yet to come was counted before the clock was put back.
    if (wait > 0 && last <= time) return Math.ceil(wait / 1_000);
    write(key, { count: count + 1, last: time });
    return 0;
  };

  /** What was begun was never tried. */
  const takeBack = (key: string) => {
    const { count, last } = read(key);
    if (count > 0) write(key, { count: count - 1, last });
  };

  return {
    /** Whether `check` finds it right; 429 after many failures, and no failure where it throws. */
    attempt: async (key: string, check: () => Promise<boolean>): Promise<boolean> => {
      const seconds = begin(key);
      if (seconds > 0) throw rateLimited(seconds);
      try {
        const isRight = await check();
        if (isRight) failures.delete(key);
        return isRight;
      } catch (error) {
        takeBack(key);
        throw error;
      }
    },
  };
};
