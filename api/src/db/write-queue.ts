import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import type { Transaction } from "./client.ts";
import type * as schema from "./schema.ts";
import { isBusy, isFull, isOfRow, isUnavailable } from "./sqlite-errors.ts";

/** Tells the waiting caller how its write ended; called only once that is certain. */
type Settle = () => void;
type Job = {
  /** When it was asked for (ms). */
  since: number;
  /** Does the work in a transaction; fails when that cannot be committed any more. */
  attempt: (tx: Transaction) => Promise<Settle>;
  /** The same beside others: undoes its own work alone. */
  attemptBeside: (group: Transaction) => Promise<Settle>;
  reject: (error: unknown) => void;
};

/** A job of a transaction of its own has failed, and the transaction with it. */
class JobFailure extends Error {
  readonly settle: Settle;

  constructor(settle: Settle) {
    super("The job has failed.");
    this.settle = settle;
  }
}

/** After these SQLite has rolled back the whole transaction, the neighbours' savepoints included. */
const endsGroup = (error: unknown) => isFull(error) || isUnavailable(error);

/** Runs `work` in a transaction; fails with its own error, not with that of the failed rollback. */
const runIn = async <T>(
  outer: Pick<LibSQLDatabase<typeof schema>, "transaction">,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  let failure: unknown;
  const keep = (error: unknown): never => {
    failure = error;
    throw error;
  };
  try {
    return await outer.transaction((tx) => work(tx).catch(keep));
  } catch (error) {
    throw failure ?? error;
  }
};

/** Writes that wait together are committed together, up to this many: they share one sync. */
const largestGroup = 64;
/** How long after a write, or the oldest of a group, was asked for a locked database is still tried again. */
const patienceMilliseconds = 2_000;

/**
 * Runs transactions strictly one after another. A job beside others has its own savepoint, so one that
 * throws leaves its neighbours alone; a promise settles only after the commit that holds it was synced.
 */
export const createWriteQueue = (
  db: LibSQLDatabase<typeof schema>,
  reconnect: () => Promise<void>,
) => {
  const waiting: Job[] = [];
  const alone: (() => Promise<void>)[] = [];
  let draining = false;

  const commitTogether = (jobs: Job[]) =>
    runIn(db, async (group) => {
      const [job] = jobs;
      if (job && jobs.length === 1) return [await job.attempt(group)];
      const outcomes: Settle[] = [];
      for (const one of jobs) outcomes.push(await one.attemptBeside(group));
      return outcomes;
    });

  /** Tries again while the database is locked. A job or a row that failed has been rolled back: the connection is kept. */
  const patiently = async <T>(since: number, commit: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await commit();
      } catch (error) {
        if (error instanceof JobFailure || isOfRow(error)) throw error;
        // After one SQLITE_BUSY the driver refuses every later transaction of the connection.
        await reconnect();
        if (!isBusy(error) || Date.now() > since + patienceMilliseconds) throw error;
        await pause(50);
      }
    }
  };

  const commit = async (jobs: Job[]) => {
    const since = Math.min(...jobs.map((job) => job.since));
    try {
      for (const settle of await patiently(since, () => commitTogether(jobs))) settle();
    } catch (error) {
      if (error instanceof JobFailure) error.settle();
      else for (const job of jobs) job.reject(error);
    }
  };

  const drain = async () => {
    if (draining) return;
    draining = true;
    while (waiting.length > 0 || alone.length > 0) {
      await nextTurn();
      const jobs = waiting.splice(0, largestGroup);
      if (jobs.length > 0) await commit(jobs);
      await alone.shift()?.();
    }
    draining = false;
  };

  /** Runs `task` while no transaction is open, in turn with groups of writes; again while the database is locked. */
  const runAlone = <T>(task: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const since = Date.now();
    alone.push(() => patiently(since, task).then(resolve, reject));
    void drain();
    return promise;
  };

  const write = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const attempt = async (tx: Transaction): Promise<Settle> => {
      try {
        const value = await run(tx);
        return () => resolve(value);
      } catch (error) {
        throw endsGroup(error) ? error : new JobFailure(() => reject(error));
      }
    };
    const attemptBeside = async (group: Transaction): Promise<Settle> => {
      try {
        return await runIn(group, attempt);
      } catch (error) {
        if (error instanceof JobFailure) return error.settle;
        throw error;
      }
    };
    waiting.push({ since: Date.now(), attempt, attemptBeside, reject });
    void drain();
    return promise;
  };

  return { write, runAlone };
};
