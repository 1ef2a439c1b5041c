import type { Database } from "#db/client.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";

const everyMilliseconds = 1_000;

/** Bytes; who does not lead leaves the log to who does, unless nobody does. */
const longestLog = 10_000_000;

type Deps = { db: Pick<Database, "checkpoint">; isLeading: () => boolean; log: Log };

/** Keeps the write-ahead log short where several processes write to one file. */
export const startCheckpoints = ({ db, isLeading, log }: Deps) => {
  const loop = createWorkLoop({
    run: async () => {
      await db.checkpoint(isLeading() ? 0 : longestLog);
      return everyMilliseconds;
    },
    onError: (error) =>
      log.warn(
        { event: "checkpoint.retry", err: redactValues(error) },
        "The write-ahead log could not be moved into the file; trying again.",
      ),
    backoff: { first: everyMilliseconds, longest: 60_000 },
  });
  loop.start();
  return loop;
};
