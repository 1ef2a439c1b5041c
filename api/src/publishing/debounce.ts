import type { BuildRow } from "./build-requests.ts";

/** Changes that follow each other within this time (ms) are published together … */
const quietMilliseconds = 500;
/** … but none waits for others longer than this. */
const longestDelay = 5_000;
/** So long a release waits for pictures that are being made; one without them is better than none. */
const longestPictureDelay = 60_000;

type Deps = { picturesComplete: () => Promise<boolean>; now: () => Date };

export const createDebounce = ({ picturesComplete, now }: Deps) => {
  let since = now().getTime();
  let last = { id: "", requestedAt: since };

  return {
    remaining: async ({ id, requestedAt, releaseOf }: BuildRow): Promise<number> => {
      if (releaseOf) return 0;
      const at = now().getTime();
      // Where the clock was put back, what was noted before is yet to come.
      since = Math.min(since, at);
      const seen = last.id === id ? last.requestedAt : Date.parse(requestedAt);
      last = { id, requestedAt: Math.min(seen, at) };
      if (!(await picturesComplete())) return since + longestPictureDelay - at;
      return Math.min(last.requestedAt + quietMilliseconds, since + longestDelay) - at;
    },
  };
};
