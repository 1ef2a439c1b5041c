import { LibsqlError } from "@libsql/client";
import type { HttpClient, Stmt, Stream } from "@libsql/hrana-client";
import type { AsyncRemoteCallback } from "drizzle-orm/sqlite-proxy";
import { createBatcher } from "../../async/batcher.ts";
import { toLibsqlError } from "./server-error.ts";
import { type Rows, runInOneRequest, toStatement } from "./statements.ts";

type Asked = PromiseWithResolvers<Rows> & { statements: Stmt[]; isCommit: boolean };

const send = async (stream: Stream, asked: Asked[]) => {
  const statements = asked.flatMap((batch) => batch.statements);
  const answered = runInOneRequest(stream, statements);
  if (asked.some(({ isCommit }) => isCommit)) stream.closeGracefully();
  const results = await answered;
  let end = 0;
  for (const batch of asked) {
    end += batch.statements.length;
    batch.resolve(results[end - 1] ?? []);
  }
};

/** Statements of one turn of the event loop travel in one request, the end of the stream with the commit. */
const createAsk = (stream: Stream) => {
  const { add } = createBatcher<Asked>(Number.POSITIVE_INFINITY, async (asked) => {
    try {
      await send(stream, asked);
    } catch (error) {
      for (const { reject } of asked) reject(toLibsqlError(error));
    }
  });
  return (statements: Stmt[], isCommit: boolean): Promise<Rows> => {
    const answered = Promise.withResolvers<Rows>();
    add({ statements, isCommit, ...answered });
    return answered.promise;
  };
};

const rollBack = async (stream: Stream) => {
  if (stream.closed) return;
  const rolledBack = stream.run("ROLLBACK");
  stream.closeGracefully();
  // If the rollback fails, the server ends the transaction after a timeout.
  await rolledBack.catch(() => {});
};

const openStream = (client: HttpClient) => {
  try {
    return client.openStream();
  } catch (error) {
    throw toLibsqlError(error);
  }
};

/**
 * Runs the statements of one transaction, `begin` to `commit`. Those that return no rows wait for the next one that
 * does, or for the commit: there their failures are thrown. After a failure nothing is committed.
 */
export const openServerTransaction = (client: HttpClient): AsyncRemoteCallback => {
  const stream = openStream(client);
  const ask = createAsk(stream);
  let waiting: Stmt[] = [];
  let isBegun = false;
  let failure: unknown;

  const flush = async (isCommit: boolean) => {
    const statements = waiting;
    waiting = [];
    isBegun = true;
    try {
      return await ask(statements, isCommit);
    } catch (error) {
      failure ??= error;
      throw error;
    }
  };

  const end = () => {
    failure ??= new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");
  };

  return async (sql, values, method) => {
    if (sql === "rollback") {
      end();
      if (isBegun) await rollBack(stream);
      else stream.close();
      return { rows: [] };
    }
    if (failure) throw failure;
    waiting.push(toStatement(sql, values, method));
    const isCommit = sql === "commit";
    if (method === "run" && !isCommit) return { rows: [] };
    const flushed = flush(isCommit);
    if (isCommit) end();
    const rows = await flushed;
    return { rows: method === "get" ? rows[0] : rows };
  };
};
