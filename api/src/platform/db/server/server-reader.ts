import { type HttpClient, Stmt } from "@libsql/hrana-client";
import {
  type AsyncBatchRemoteCallback,
  type AsyncRemoteCallback,
  drizzle,
} from "drizzle-orm/sqlite-proxy";
import { toLibsqlError } from "./server-error.ts";
import { type Rows, runInOneRequest, toRows, toStatement } from "./statements.ts";

type Asked = PromiseWithResolvers<Rows> & { statement: Stmt };

const sendEach = (client: HttpClient, asked: Asked[]) => {
  try {
    const stream = client.openStream();
    for (const { statement, resolve, reject } of asked)
      stream.query(statement).then(toRows).then(resolve, reject);
    stream.closeGracefully();
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
};

/** Statements that are asked for in one turn of the event loop travel in one request. */
const createAsk = (client: HttpClient) => {
  let waiting: Asked[] = [];
  const send = () => {
    const asked = waiting;
    waiting = [];
    sendEach(client, asked);
  };
  return (statement: Stmt): Promise<Rows> => {
    const answered = Promise.withResolvers<Rows>();
    waiting.push({ statement, ...answered });
    if (waiting.length === 1) setImmediate(send);
    return answered.promise;
  };
};

/** All in one transaction: they see the same commit. */
const readTogether = async (client: HttpClient, statements: Stmt[]) => {
  const stream = client.openStream();
  const answered = runInOneRequest(stream, [new Stmt("BEGIN"), ...statements, new Stmt("COMMIT")]);
  stream.closeGracefully();
  return (await answered).slice(1, -1);
};

/** Reads from a server what was committed last. */
export const createServerReader = (client: HttpClient) => {
  const ask = createAsk(client);
  const execute: AsyncRemoteCallback = async (sql, values, method) => {
    const statement = toStatement(sql, values, method);
    try {
      const rows = await ask(statement);
      return { rows: method === "get" ? rows[0] : rows };
    } catch (error) {
      throw toLibsqlError(error);
    }
  };
  const executeBatch: AsyncBatchRemoteCallback = async (queries) => {
    const statements = queries.map(({ sql, params, method }) => toStatement(sql, params, method));
    try {
      return (await readTogether(client, statements)).map((rows) => ({ rows }));
    } catch (error) {
      throw toLibsqlError(error);
    }
  };
  return drizzle(execute, executeBatch);
};
