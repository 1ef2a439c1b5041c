import { createBatcher } from "../../async/batcher.ts";
import { inSpan } from "../../async/in-span.ts";
import { retryWhileBusy } from "../retry-while-busy.ts";
import { isDiskFull, isRowError, isUnavailable } from "../sqlite-errors.ts";
import type { Transaction } from "../transaction.ts";
import type { WriteConnection } from "./write-connection.ts";

/** Reports the outcome of a write to its caller, once the outcome is certain. */
type Settle = () => void;
type Job = {
  /** When it was asked for (ms of `performance.now`). */
  since: number;
  /** Runs the work in a separate savepoint. */
  attempt: (group: Transaction) => Promise<Settle>;
  reject: (error: unknown) => void;
};

/** After these SQLite has rolled back the whole transaction, the neighbours' savepoints included. */
const endsTransaction = (error: unknown) => isDiskFull(error) || isUnavailable(error);

const createJob = <T>(
  run: (tx: Transaction) => Promise<T>,
  { resolve, reject }: PromiseWithResolvers<T>,
): Job => ({
  since: performance.now(),
  reject,
  attempt: async (group) => {
    try {
      const value = await group.transaction(run);
      return () => resolve(value);
    } catch (error) {
      if (endsTransaction(error)) throw error;
      return () => reject(error);
    }
  },
});

type Connection = Pick<WriteConnection, "transaction" | "reconnect">;

const commitTogether = ({ transaction }: Connection, jobs: Job[]) =>
  transaction(async (group) => {
    const outcomes: Settle[] = [];
    for (const { attempt } of jobs) outcomes.push(await attempt(group));
    return outcomes;
  });

const commitOrReconnect = async (connection: Connection, jobs: Job[]) => {
  try {
    return await commitTogether(connection, jobs);
  } catch (error) {
    // After one SQLITE_BUSY the driver refuses every later transaction of the connection.
    if (!isRowError(error)) await connection.reconnect();
    throw error;
  }
};

/** Writes that wait together are committed together, up to this many: they share one sync. */
const largestGroup = 64;

/**
 * Runs transactions strictly one after another. A promise settles only after the commit that holds
 * its write was synced; a job that throws leaves the others of its commit alone.
 */
export const createWriteQueue = (connection: Connection) => {
  const commit = async (jobs: Job[]) => {
    const since = Math.min(...jobs.map((job) => job.since));
    try {
      const outcomes = await retryWhileBusy(since, () => commitOrReconnect(connection, jobs));
      for (const settle of outcomes) settle();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
  };
  const { add } = createBatcher(largestGroup, commit);

  return <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => {
    const written = Promise.withResolvers<T>();
    add(createJob(run, written));
    return inSpan("database write", () => written.promise);
  };
};
