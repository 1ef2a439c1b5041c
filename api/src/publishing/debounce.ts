import type { BuildRow } from "./build-queue.ts";

/** Changes that follow each other within this time are published together … */
const quietMilliseconds = 500;
/** … but none waits for others longer than this. */
const patienceMilliseconds = 5_000;
/** So long a release waits for pictures that are being made; one without them is better than none. */
const picturePatience = 60_000;

type Deps = { picturesComplete: () => Promise<boolean>; now: () => Date };

/** Measures how long requests wait for further edits, and for pictures, from now on. */
export const createDebounce = ({ picturesComplete, now }: Deps) => {
  let since = now().getTime();
  let last = { id: "", asked: since };

  return {
    /** Milliseconds for which the newest request still waits; none are left at 0 and below. */
    rest: async ({ id, requestedAt, releaseOf }: BuildRow): Promise<number> => {
      if (releaseOf) return 0;
      const at = now().getTime();
      // Where the clock was put back, what was noted before is yet to come.
      since = Math.min(since, at);
      const asked = last.id === id ? last.asked : Date.parse(requestedAt);
      last = { id, asked: Math.min(asked, at) };
      if (!(await picturesComplete())) return since + picturePatience - at;
      return Math.min(last.asked + quietMilliseconds, since + patienceMilliseconds) - at;
    },
  };
};
