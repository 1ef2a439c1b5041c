import type { AsyncRemoteCallback } from "drizzle-orm/sqlite-proxy";
import type Driver from "libsql/promise";

type Rows = Awaited<ReturnType<AsyncRemoteCallback>>["rows"];

/** The driver has no types for prepared statements. */
type PreparedStatement = { all: (values: unknown[]) => Promise<Rows> };

/** The driver ends the whole process at a boolean. */
const toDriverValue = (value: unknown) => {
  if (typeof value === "boolean") return Number(value);
  if (value instanceof Date) return value.getTime();
  if (value === undefined) throw new TypeError("An argument of a statement is undefined.");
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new RangeError("An argument of a statement is no finite number.");
  }
  return value;
};

const mostKept = 100;

/** Runs statements, one at a time. Prepared ones are kept for the next time. */
export const createStatementRunner = (driver: Driver) => {
  const prepared = new Map<string, PreparedStatement>();

  const prepare = async (sql: string): Promise<PreparedStatement> => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = await driver.prepare(sql);
    if (statement.reader) statement.raw(true);
    if (prepared.size === mostKept) prepared.clear();
    prepared.set(sql, statement);
    return statement;
  };

  return async (sql: string, values: unknown[]): Promise<Rows> => {
    const driverValues = values.map(toDriverValue);
    const statement = await prepare(sql);
    return statement.all(driverValues);
  };
};
