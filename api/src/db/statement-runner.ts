import type { InArgs, InStatement, ResultSet, Row, Value } from "@libsql/client";
import type Connection from "libsql/promise";

/** A statement as the client takes it. */
export type Statement = InStatement | [string, InArgs?];

/** What is used here of the driver's statements, which it has no types for. */
type PreparedStatement = {
  all: (args: InArgs) => Promise<Value[][]>;
  columns: () => { name: string }[];
};

const partsOf = (statement: Statement) => {
  if (typeof statement === "string") return { sql: statement };
  if (!Array.isArray(statement)) return statement;
  const [sql, args] = statement;
  return { sql, args };
};

const hide = (row: Row, key: string | number, value: Value) =>
  Object.defineProperty(row, key, { value, enumerable: false });

/** A row as the client makes it: by position, and by name where it is enumerated. */
const toRow = (values: Value[], columns: string[]): Row => {
  const row: Row = { length: values.length };
  hide(row, "length", values.length);
  for (const [position, value] of values.entries()) hide(row, position, value);
  for (const [position, column] of columns.entries()) row[column] ??= values[position] ?? null;
  return row;
};

/** Prepared statements that are kept for the next time; the longest unused are forgotten first. */
const mostKept = 100;

/**
 * Runs statements on a thread of the driver. How many rows one has changed is not known. Errors are
 * the driver's own.
 */
export const createStatementRunner = (connection: Connection) => {
  const kept = new Map<string, PreparedStatement>();

  /** Nobody else has the statement until it is given back. */
  const take = async (sql: string): Promise<PreparedStatement> => {
    const known = kept.get(sql);
    kept.delete(sql);
    if (known) return known;
    const statement = await connection.prepare(sql);
    if (statement.reader) statement.raw(true);
    return statement;
  };

  const giveBack = (sql: string, statement: PreparedStatement) => {
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };

  return async (toRun: Statement): Promise<ResultSet> => {
    const { sql, args = [] } = partsOf(toRun);
    const statement = await take(sql);
    const found = await statement.all(args);
    const columns = statement.columns().map(({ name }) => name);
    giveBack(sql, statement);
    const rows = found.map((values) => toRow(values, columns));
    return {
      columns,
      columnTypes: [],
      rows,
      rowsAffected: 0,
      lastInsertRowid: undefined,
      toJSON: () => ({ columns, rows }),
    };
  };
};
