import { LibsqlError, type Transaction } from "@libsql/client";
import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import Connection from "libsql/promise";
import { beginTransaction, type TransactionConnection } from "./begin-transaction.ts";
import { createStatementRunner } from "./statement-runner.ts";

type Options = {
  path: string;
  /** What each connection is set to, in SQL. */
  setUp: string;
  /** How long SQLite waits for a lock (ms). */
  timeout: number;
};

const closedError = () => new LibsqlError("The connection is closed", "CLIENT_CLOSED");

/** The driver names every failure but the one to open a file. */
const codeOf = ({ code }: { code: string }) => code || "SQLITE_CANTOPEN";

/** The driver's failures in the client's words, by which failures are told apart. */
const inClientsWords = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error) || error instanceof LibsqlError) throw error;
    if (!("code" in error) || typeof error.code !== "string") throw error;
    throw new LibsqlError(error.message, codeOf({ code: error.code }), undefined, undefined, error);
  });

/** Statements that are kept hold a closed connection open, so it must not have a lock. */
const letGo = async (connection: Connection) => {
  await connection.exec("ROLLBACK").catch(() => {});
  connection.close();
};

const dialect = new SQLiteAsyncDialect();
/** A statement as text with its values in it, quoted: of several at once the driver takes no arguments. */
const withValues = (statement: SQL) => dialect.sqlToQuery(statement.inlineParams()).sql;

/**
 * A connection whose locks, changes and syncs are waited for on threads of the driver: they hold no
 * other request up, as they do with the client's own connections.
 */
export const createWriteConnection = ({ path, setUp, timeout }: Options) => {
  let open: (TransactionConnection & { connection: Connection }) | undefined;
  let isClosed = false;

  /** Gives the connection up; the next transaction has another. */
  const drop = async () => {
    const given = open?.connection;
    open = undefined;
    if (given) await letGo(given);
  };

  const connect = async () => {
    const connection = new Connection(path, { timeout });
    try {
      await connection.exec(setUp);
      if (isClosed) throw closedError();
    } catch (error) {
      connection.close();
      throw error;
    }
    const run = createStatementRunner(connection);
    const isOpen = () => open?.connection === connection;
    const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
      if (!isOpen()) throw closedError();
      return inClientsWords(work());
    };
    return {
      connection,
      say: (sql: string): Promise<void> => attempt(() => connection.exec(sql)),
      run: (statement: Parameters<typeof run>[0]) => attempt(() => run(statement)),
      giveUp: async () => {
        if (isOpen()) await drop();
      },
    };
  };

  const opened = async () => {
    if (isClosed) throw closedError();
    open ??= await inClientsWords(connect());
    return open;
  };

  return {
    /** Starts a transaction; there may be one at a time. */
    begin: async (): Promise<Transaction> => beginTransaction(await opened()),

    /** Runs statements as one transaction, on one way to the driver's thread. */
    runScript: async (statements: readonly SQL[]): Promise<void> => {
      const { say } = await opened();
      try {
        await say(["BEGIN IMMEDIATE", ...statements.map(withValues), "COMMIT"].join("\n;"));
      } catch (error) {
        // Nothing is open where it could not begin, or where SQLite has rolled it back.
        await say("ROLLBACK").catch(() => {});
        throw error;
      }
    },

    drop,

    close: () => {
      isClosed = true;
      void drop();
    },
  };
};
