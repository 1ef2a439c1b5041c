import { LibsqlError, type ResultSet, type Transaction } from "@libsql/client";
import type { Statement } from "./statement-runner.ts";

/** A connection for one transaction after another. */
export type TransactionConnection = {
  /** Runs SQL without arguments. */
  say: (sql: string) => Promise<void>;
  run: (statement: Statement) => Promise<ResultSet>;
  /** Called when it is not certain that the transaction is over. */
  giveUp: () => Promise<void>;
};

/** Starts a transaction. What is asked of it is done in that order, however little of it is awaited. */
export const beginTransaction = async ({
  say,
  run,
  giveUp,
}: TransactionConnection): Promise<Transaction> => {
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (isOver) throw new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  const execute = async (statement: Statement) => inTurn(() => run(statement));
  const end = async (word: "COMMIT" | "ROLLBACK") => {
    const ended = inTurn(() => say(word));
    isOver = true;
    await ended.catch(async (error: unknown) => {
      await giveUp();
      throw error;
    });
  };
  const rollback = async () => {
    if (!isOver) await end("ROLLBACK");
  };

  await say("BEGIN IMMEDIATE");
  return {
    execute: (statement: Statement) => execute(statement),
    batch: async (statements) => {
      const results: ResultSet[] = [];
      for (const statement of statements) results.push(await execute(statement));
      return results;
    },
    executeMultiple: async (sql) => inTurn(() => say(sql)),
    commit: () => end("COMMIT"),
    rollback,
    close: () => {
      rollback().catch(() => {});
    },
    get closed() {
      return isOver;
    },
  };
};
