import type { Database } from "#db/client.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";

const everyMilliseconds = 1_000;

/** Keeps the write-ahead log short where several processes write to one file. */
export const startCheckpoints = ({ db, log }: { db: Pick<Database, "checkpoint">; log: Log }) => {
  const loop = createWorkLoop({
    run: async () => {
      await db.checkpoint();
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
