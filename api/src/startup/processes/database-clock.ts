import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Log } from "../../lib/log.ts";

/** Milliseconds by which clocks may differ before that matters to leases and lifetimes. */
const tolerance = 1_000;

/** An answer that was longer (ms) under way says nothing: the server, or this process, stood still. */
const longestRoundTrip = 2_000;

export const databaseTime = sql<number>`unixepoch('subsec') * 1000`;

type Deps = { db: Pick<Database, "read">; log: Log; machineTime?: () => number };

/** The time of the database, so that processes on machines whose clocks differ agree. */
export const createDatabaseClock = ({ db, log, machineTime = Date.now }: Deps) => {
  let offset = 0;

  const note = (difference: number) => {
    if (Math.abs(difference - offset) <= tolerance) return;
    offset = Math.abs(difference) > tolerance ? Math.round(difference) : 0;
    log.warn(
      { event: "clock.differs", milliseconds: offset },
      "The clock of this machine is not that of the database, which counts.",
    );
  };

  /** Hands on what is read together with {@link databaseTime}, and compares the clocks by it. */
  const compare = async <Row extends { at: number }>(read: () => Promise<Row | undefined>) => {
    const asked = machineTime();
    const row = await read();
    const answered = machineTime();
    const isPrompt = answered - asked <= longestRoundTrip;
    if (row && isPrompt) note(row.at - (asked + answered) / 2);
    return row;
  };

  return {
    now: () => new Date(machineTime() + offset),
    compare,
    look: async () => {
      await compare(async () => {
        const [row] = await db.read.select({ at: databaseTime }).from(sql`(SELECT 1)`);
        return row;
      });
    },
  };
};
export type DatabaseClock = ReturnType<typeof createDatabaseClock>;
