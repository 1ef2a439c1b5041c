import type { Database } from "#db/client.ts";
import { clock } from "#db/schema/processes.ts";
import type { Log } from "../lib/log.ts";

const hour = 3_600_000;
/** A clock that jumps further (ms) is not believed … */
const longestJump = 24 * hour;
/** … until it has gone on evenly for so long. */
const probation = hour;
const row = 1;

/** What clock and processor say at one moment (ms). */
type Reading = { at: number; uptime: number };

const isEven = (earlier: Reading, later: Reading) =>
  Math.abs(later.at - earlier.at - (later.uptime - earlier.uptime)) <= longestJump;

const readSteadyAt = async ({ read }: Database) => {
  const [stored] = await read.select().from(clock);
  return stored && Date.parse(stored.steadyAt);
};

const writeSteadyAt = async ({ write }: Database, at: number) => {
  const steadyAt = new Date(at).toISOString();
  const set = { steadyAt };
  await write((tx) =>
    tx.insert(clock).values({ id: row, steadyAt }).onConflictDoUpdate({ target: clock.id, set }),
  );
};

type Deps = {
  db: Database;
  log: Log;
  now: () => Date;
  /** Milliseconds, whatever the clock is set to. */
  uptime?: () => number;
};

/** Tells whether the clock may be believed by what removes things for their age. */
export const createClockCheck = ({ db, log, now, uptime = () => performance.now() }: Deps) => {
  let steady: Reading | undefined;
  let doubted: Reading | undefined;
  let writtenAt = Number.NaN;

  const believe = async (reading: Reading) => {
    steady = reading;
    doubted = undefined;
    if (Math.abs(reading.at - writtenAt) < hour) return;
    await writeSteadyAt(db, reading.at);
    writtenAt = reading.at;
  };

  return async (): Promise<boolean> => {
    const reading = { at: now().getTime(), uptime: uptime() };
    steady ??= { ...reading, at: (await readSteadyAt(db)) ?? reading.at };
    const hasPassed =
      doubted && isEven(doubted, reading) && reading.uptime - doubted.uptime >= probation;
    if (isEven(steady, reading) || hasPassed) {
      await believe(reading);
      return true;
    }
    if (doubted && isEven(doubted, reading)) return false;
    doubted = reading;
    log.warn({ event: "clock.jumped" }, "The clock has jumped: nothing is removed for an hour.");
    return false;
  };
};
