import { createWorkLoop } from "../async/work-loop.ts";
import type { Log } from "../log.ts";
import type { Database } from "./client.ts";
import { versions } from "./schema/processes.ts";
import { redactValues } from "./sqlite-errors.ts";

type Versions = Omit<typeof versions.$inferSelect, "id">;
type Follower = {
  name: keyof Versions;
  onChange: () => Promise<void> | void;
  seen?: number | undefined;
};

const everyMilliseconds = 1_000;

/** Reads the row of version numbers once a second while somebody follows one of them. */
export const createVersionWatch = ({
  db: { read },
  log,
}: {
  db: Pick<Database, "read">;
  log: Pick<Log, "warn">;
}) => {
  const followers = new Set<Follower>();
  let loop: ReturnType<typeof createWorkLoop> | undefined;

  const createLoop = () =>
    createWorkLoop({
      run: async () => {
        const [row] = await read.select().from(versions);
        const call = async (follower: Follower) => {
          const version = row?.[follower.name];
          if (version === follower.seen) return;
          await follower.onChange();
          // Only now, so that a follower that failed is called again.
          follower.seen = version;
        };
        const calls = await Promise.allSettled([...followers].map(call));
        const failed = calls.find((call) => call.status === "rejected");
        if (failed) throw failed.reason;
        return everyMilliseconds;
      },
      onError: (error) =>
        log.warn(
          { event: "versions.retry", err: redactValues(error) },
          "Could not read changes by other processes; retrying.",
        ),
      backoff: { first: everyMilliseconds, longest: 5_000 },
    });

  return {
    /**
     * Calls `onChange` at the first read and after each change of the version by any process. Returns a function that
     * ends it.
     */
    follow: (name: Follower["name"], onChange: Follower["onChange"]) => {
      const follower: Follower = { name, onChange };
      followers.add(follower);
      if (!loop) {
        loop = createLoop();
        loop.start();
      }
      return () => {
        followers.delete(follower);
        if (followers.size > 0) return;
        void loop?.stop();
        loop = undefined;
      };
    },
    stop: async () => {
      await loop?.stop();
    },
  };
};
export type VersionWatch = ReturnType<typeof createVersionWatch>;
