import { LibsqlError, type ResultSet, type Transaction } from "@libsql/client";
import Connection from "libsql/promise";
import { runStatement, type Statement } from "./run-statement.ts";

type Options = {
  path: string;
  /** What each connection is set to, in SQL. */
  setUp: string;
  /** How long SQLite waits for a lock (ms). */
  timeout: number;
};

/** The driver's failure in the client's words, by which failures are told apart. */
const toLibsqlError = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string"
    ? new LibsqlError(error.message, error.code, undefined, undefined, error)
    : error;

/**
 * A connection whose transactions run on a thread of the driver: neither a lock nor a disk that is
 * slow to sync holds other requests up, as both do with the client's own connections.
 */
export const createWriteConnection = ({ path, setUp, timeout }: Options) => {
  let open: Connection | undefined;
  let isClosed = false;

  const connect = async () => {
    const connection = new Connection(path, { timeout });
    await connection.exec(setUp);
    return connection;
  };

  /** Gives the connection up; the next transaction has another. */
  const drop = () => {
    open?.close();
    open = undefined;
  };

  const close = () => {
    isClosed = true;
    drop();
  };

  const closedError = () => new LibsqlError("The connection is closed", "CLIENT_CLOSED");

  /** Starts a transaction; there may be one at a time. */
  const begin = async (): Promise<Transaction> => {
    if (isClosed) throw closedError();
    open ??= await connect();
    const connection = open;
    let isOver = false;

    const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
      if (open !== connection) throw closedError();
      return work().catch((error: unknown) => {
        throw toLibsqlError(error);
      });
    };
    const say = (sql: string): Promise<void> => attempt(() => connection.exec(sql));
    const execute = (statement: Statement) => attempt(() => runStatement(connection, statement));
    const rollback = async () => {
      if (isOver) return;
      isOver = true;
      await say("ROLLBACK");
    };

    await say("BEGIN IMMEDIATE");
    return {
      execute: (statement: Statement) => execute(statement),
      batch: async (statements) => {
        const results: ResultSet[] = [];
        for (const statement of statements) results.push(await execute(statement));
        return results;
      },
      executeMultiple: say,
      commit: async () => {
        await say("COMMIT");
        isOver = true;
      },
      rollback,
      close: () => void rollback(),
      get closed() {
        return isOver;
      },
    };
  };

  return { begin, drop, close };
};
