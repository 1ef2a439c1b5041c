import type { InArgs, InStatement, ResultSet, Row, Value } from "@libsql/client";
import type Connection from "libsql/promise";

/** A statement as the client takes it. */
export type Statement = InStatement | [string, InArgs?];

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

/** Runs a statement on a thread of the driver. How many rows it changed is not known. */
export const runStatement = async (
  connection: Connection,
  toRun: Statement,
): Promise<ResultSet> => {
  const { sql, args = [] } = partsOf(toRun);
  const statement = await connection.prepare(sql);
  const columns: string[] = statement.columns().map(({ name }: { name: string }) => name);
  if (statement.reader) statement.raw(true);
  const found: Value[][] = await statement.all(args);
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
