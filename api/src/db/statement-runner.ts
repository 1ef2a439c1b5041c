import type { InArgs, InStatement, InValue, ResultSet, Row, Value } from "@libsql/client";
import type Connection from "libsql/promise";

/** A statement as the client takes it. */
export type Statement = InStatement | [string, InArgs?];

/** What is used here of the driver's statements, which it has no types for. */
type PreparedStatement = {
  all: (args: unknown[]) => Promise<Value[][]>;
  columns: () => { name: string }[];
};

const partsOf = (statement: Statement) => {
  if (typeof statement === "string") return { sql: statement };
  if (!Array.isArray(statement)) return statement;
  const [sql, args] = statement;
  return { sql, args };
};

/** As the client does it: the driver ends the whole process at a boolean. */
const toDriverValue = (value: InValue | undefined) => {
  if (typeof value === "boolean") return Number(value);
  if (value instanceof Date) return value.getTime();
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  if (value === undefined) throw new TypeError("An argument of a statement is undefined.");
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new RangeError("An argument of a statement is no finite number.");
  }
  return value;
};

const toDriverValues = (args: InArgs) => {
  if (!Array.isArray(args)) throw new TypeError("Arguments are given by position here.");
  return args.map(toDriverValue);
};

const hide = (row: Row, key: string | number, value: Value) =>
  Object.defineProperty(row, key, { value, enumerable: false });

/** A row as the client makes it: by position, and by name where it is enumerated. */
const toRow = (values: Value[], columns: string[]): Row => {
  const row: Row = { length: values.length };
  hide(row, "length", values.length);
  for (const [position, value] of values.entries()) hide(row, position, value);
  for (const [position, column] of columns.entries()) {
    if (!Object.hasOwn(row, column)) row[column] = values[position] ?? null;
  }
  return row;
};

/** Prepared statements that are kept for the next time; the longest unused are forgotten first. */
const mostKept = 100;

/**
 * Runs statements, one at a time. Errors are the driver's own; how many rows a statement has changed
 * is not known.
 */
export const createStatementRunner = (connection: Connection) => {
  const kept = new Map<string, PreparedStatement>();

  const prepare = async (sql: string): Promise<PreparedStatement> => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = await connection.prepare(sql);
    if (statement.reader) statement.raw(true);
    return statement;
  };

  const keep = (sql: string, statement: PreparedStatement) => {
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };

  return async (toRun: Statement): Promise<ResultSet> => {
    const { sql, args = [] } = partsOf(toRun);
    const values = toDriverValues(args);
    const statement = await prepare(sql);
    keep(sql, statement);
    const found = await statement.all(values);
    const columns = statement.columns().map(({ name }) => name);
    const rows = found.map((row) => toRow(row, columns));
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
