import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Log } from "../../lib/log.ts";

/** Milliseconds by which clocks may differ before that matters to leases and lifetimes. */
const tolerance = 1_000;

const databaseTime = sql<number>`unixepoch('subsec') * 1000`;

type Deps = { db: Pick<Database, "read">; log: Log; machineTime?: () => number };

/** The time of the database, so that processes on machines whose clocks differ agree. */
export const createDatabaseClock = ({ db, log, machineTime = Date.now }: Deps) => {
  let offset = 0;

  const readDifference = async () => {
    const asked = machineTime();
    const [row] = await db.read.select({ at: databaseTime }).from(sql`(SELECT 1)`);
    return row ? row.at - (asked + machineTime()) / 2 : offset;
  };

  return {
    now: () => new Date(machineTime() + offset),
    /** Compares the clocks. */
    look: async () => {
      const difference = await readDifference();
      if (Math.abs(difference - offset) <= tolerance) return;
      offset = Math.abs(difference) > tolerance ? Math.round(difference) : 0;
      log.warn(
        { event: "clock.differs", milliseconds: offset },
        "The clock of this machine is not that of the database, which counts.",
      );
    },
  };
};
