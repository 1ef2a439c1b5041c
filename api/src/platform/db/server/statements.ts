import {
  BatchCond,
  type BatchStep,
  type RowsResult,
  Stmt,
  type Stream,
} from "@libsql/hrana-client";
import type { AsyncRemoteCallback } from "drizzle-orm/sqlite-proxy";

export type Rows = Awaited<ReturnType<AsyncRemoteCallback>>["rows"];

export const toStatement = (...[sql, values]: Parameters<AsyncRemoteCallback>) =>
  new Stmt(sql).bindIndexes(values);

export const toRows = ({ rows }: RowsResult): Rows =>
  rows.map((row) =>
    Array.from(row, (cell) => (cell instanceof ArrayBuffer ? Buffer.from(cell) : cell)),
  );

/** Runs statements in one request, none after one that failed. Rejects with what failed. */
export const runInOneRequest = async (stream: Stream, statements: Stmt[]): Promise<Rows[]> => {
  const batch = stream.batch(false);
  let previous: BatchStep | undefined;
  const results = statements.map(async (statement) => {
    const step = batch.step();
    if (previous) step.condition(BatchCond.ok(previous));
    previous = step;
    const result = await step.query(statement);
    return result ? toRows(result) : [];
  });
  const all = Promise.all(results);
  // It rejects before it is awaited.
  all.catch(() => {});
  await batch.execute();
  return all;
};
