import { LibsqlError } from "@libsql/client";
import { type AsyncRemoteCallback, drizzle } from "drizzle-orm/sqlite-proxy";
import Driver from "libsql/promise";
import pLimit from "p-limit";
import type { Transaction } from "../transaction.ts";
import { createStatementRunner } from "./statement-runner.ts";
import type { WriteConnection } from "./write-connection.ts";

type Options = {
  path: string;
  /** Milliseconds that SQLite waits for a lock. */
  timeout: number;
  isBesideProduct?: boolean;
};

const fileSettings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  -- What is erased must not stay readable in the file.
  PRAGMA secure_delete = ON;
`;

const openDriver = ({ path, timeout }: Options) => {
  try {
    return new Driver(path, { timeout });
  } catch (error) {
    throw new LibsqlError(String(error), "SQLITE_CANTOPEN");
  }
};

/**
 * SQLite before 3.51.3 may damage a file where one process makes a second checkpoint while another restarts the log
 * (sqlite.org/wal.html, "WAL-reset bug").
 */
const withoutCheckpoints = "PRAGMA wal_autocheckpoint = 0;";

export const getPragmas = ({ isBesideProduct = false }: Pick<Options, "isBesideProduct">) =>
  isBesideProduct ? fileSettings + withoutCheckpoints : fileSettings;

const connect = async (options: Options) => {
  const driver = openDriver(options);
  try {
    await driver.exec(getPragmas(options));
  } catch (error) {
    driver.close();
    throw error;
  }
  return { driver, run: createStatementRunner(driver) };
};
type Connection = Awaited<ReturnType<typeof connect>>;

/** The driver's types lack this property. */
const isInTransaction = (driver: Driver) =>
  "inTransaction" in driver && driver.inTransaction === true;

const endsTransaction = (sql: string) => sql === "commit" || sql === "rollback";

const closedError = () => new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");

/** Its statements run in the order in which they are asked for, however few of them are awaited. */
const runTransaction = <T>({ driver, run }: Connection, job: (tx: Transaction) => Promise<T>) => {
  const inTurn = pLimit(1);
  let isOver = false;
  const execute: AsyncRemoteCallback = async (sql, values, method) => {
    if (isOver && !endsTransaction(sql)) throw closedError();
    isOver ||= endsTransaction(sql);
    return inTurn(async () => {
      if (!sql.startsWith("begin") && !isInTransaction(driver)) {
        // SQLite has already rolled back, for example because the disk is full.
        if (sql.startsWith("rollback")) return { rows: [] };
        throw closedError();
      }
      const rows = await run(sql, values);
      return { rows: method === "get" ? rows[0] : rows };
    });
  };
  return drizzle(execute).transaction(job, { behavior: "immediate" });
};

/** Prepared statements hold a closed connection open until they are collected, so it must not keep a lock. */
const release = async ({ driver }: Connection) => {
  await driver.exec("ROLLBACK").catch(() => {});
  driver.close();
};

/** Connects to a file. Locks and syncs are waited for on the driver's threads, not on the event loop. */
export const openFileConnection = async (options: Options): Promise<WriteConnection> => {
  let current: Connection | undefined = await connect(options);
  let isClosed = false;
  const oneAtATime = pLimit(1);

  const connected = async () => {
    if (isClosed) throw new LibsqlError("The database is closed", "CLIENT_CLOSED");
    current ??= await connect(options);
    return current;
  };
  const drop = async () => {
    const dropped = current;
    current = undefined;
    if (dropped) await release(dropped);
  };

  return {
    transaction: (job) => oneAtATime(async () => runTransaction(await connected(), job)),
    reconnect: () => oneAtATime(drop),
    truncateWal: () =>
      oneAtATime(async () => {
        const { run } = await connected();
        const [[isBusy]] = await run("PRAGMA wal_checkpoint(TRUNCATE)", []);
        return isBusy === 0;
      }),
    close: () => {
      isClosed = true;
      void oneAtATime(drop);
    },
  };
};
