import { LibsqlError, type ResultSet, type Transaction } from "@libsql/client";
import Connection from "libsql/promise";
import { createStatementRunner, type Statement } from "./statement-runner.ts";

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
  const connect = async () => {
    const connection = new Connection(path, { timeout });
    await connection.exec(setUp);
    return { connection, run: createStatementRunner(connection) };
  };

  let open: Awaited<ReturnType<typeof connect>> | undefined;
  let isClosed = false;

  /** Gives the connection up; the next transaction has another. */
  const drop = () => {
    open?.connection.close();
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
    const mine = open;
    let isOver = false;

    const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
      if (open !== mine) throw closedError();
      return work().catch((error: unknown) => {
        throw toLibsqlError(error);
      });
    };
    const say = (sql: string): Promise<void> => attempt(() => mine.connection.exec(sql));
    const execute = (statement: Statement) => attempt(() => mine.run(statement));
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
        isOver = true;
        await say("COMMIT").catch((error: unknown) => {
          drop();
          throw error;
        });
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
