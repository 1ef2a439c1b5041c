import type { BuildRow } from "./builds/build-requests.ts";

/** Changes that follow each other within this time (ms) are published together … */
const quietMilliseconds = 500;
/** … but none waits for others longer than this. */
const longestDelay = 5_000;
/** The longest wait for unfinished pictures: a release without them is better than none. */
const longestPictureDelay = 60_000;

type Deps = { picturesComplete: () => Promise<boolean>; now: () => Date };

/** A change after a quiet time is published at once, those that follow it or come during its build together. */
export const createDebounce = ({ picturesComplete, now }: Deps) => {
  /** Time after which a change starts a new wait. */
  let quietFrom = Number.NEGATIVE_INFINITY;
  let waiting: { id: string; since: number; requestedAt: number; isFirst: boolean } | undefined;

  const note = ({ id, requestedAt }: BuildRow, at: number) => {
    const since = waiting?.since ?? at;
    if (waiting?.id !== id) {
      const requested = Date.parse(requestedAt);
      const isFirst = waiting === undefined && requested >= quietFrom;
      waiting = { id, since, requestedAt: requested, isFirst };
    }
    // After the clock was set back, recorded times are in the future.
    waiting.since = Math.min(since, at);
    waiting.requestedAt = Math.min(waiting.requestedAt, at);
    return waiting;
  };

  return {
    /** Milliseconds until the change is to be published; none are left from 0 on. */
    remaining: async (row: BuildRow): Promise<number> => {
      if (row.releaseOf) return 0;
      const at = now().getTime();
      const { since, requestedAt, isFirst } = note(row, at);
      if (!(await picturesComplete())) return since + longestPictureDelay - at;
      if (isFirst) return 0;
      return Math.min(requestedAt + quietMilliseconds, since + longestDelay) - at;
    },

    /** The build of what waited is over. */
    reset: () => {
      const at = now().getTime();
      const requestedAt = Math.min(waiting?.requestedAt ?? 0, at);
      quietFrom = Math.max(requestedAt + quietMilliseconds, at);
      waiting = undefined;
    },
  };
};
