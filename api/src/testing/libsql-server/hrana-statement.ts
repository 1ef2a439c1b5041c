import type Driver from "libsql/promise";
import { errorCode } from "#platform/error-code.ts";
import { HranaError, type HranaStatement, type HranaValue } from "./hrana-protocol.ts";

const toDriverValue = (value: HranaValue) => {
  switch (value.type) {
    case "null":
      return null;
    case "integer":
      return BigInt(value.value);
    case "blob":
      return Buffer.from(value.base64, "base64");
    default:
      return value.value;
  }
};

const toHranaValue = (value: unknown): HranaValue => {
  if (typeof value === "bigint") return { type: "integer", value: String(value) };
  if (typeof value === "number") return { type: "float", value };
  if (typeof value === "string") return { type: "text", value };
  if (value instanceof Uint8Array)
    return { type: "blob", base64: Buffer.from(value).toString("base64") };
  return { type: "null" };
};

/** Like sqld, returns only the kind of error. */
export const toHranaError = (error: unknown) => {
  if (error instanceof HranaError) return error;
  const kind = /^SQLITE_[A-Z]+/.exec(errorCode(error))?.[0] ?? "SQLITE_UNKNOWN";
  const { message } = error as Error;
  return kind === "SQLITE_ERROR"
    ? new HranaError(`SQL input error: ${message}`, "SQL_INPUT_ERROR")
    : new HranaError(`SQLite error: ${message}`, kind);
};

/** Members that the driver's types lack. */
type PreparedStatement = {
  reader: boolean;
  raw: (isRaw: boolean) => void;
  safeIntegers: (isSafe: boolean) => void;
  columns: () => { name: string; type: string | null }[];
  all: (values: unknown) => Promise<unknown[][]>;
  run: (values: unknown) => Promise<{ changes: number; lastInsertRowid: number }>;
};

const getValues = ({ args = [], named_args = [] }: HranaStatement) =>
  named_args.length > 0
    ? Object.fromEntries(
        named_args.map(({ name, value }) => [name.replace(/^[:@$]/, ""), toDriverValue(value)]),
      )
    : args.map(toDriverValue);

/** Statements that sqld rejects and SQLite accepts. */
const unsupported = [
  /^\s*(VACUUM|ATTACH|DETACH|REINDEX|ANALYZE)\b/i,
  /^\s*PRAGMA\s+(wal_checkpoint|optimize)\b/i,
  /^\s*PRAGMA\s+(?!(defer_)?foreign_keys\b)\w+\s*=/i,
];

/** Runs a statement as sqld does, and says what came of it as Hrana does. */
export const runStatement = async (driver: Driver, sql: string, statement: HranaStatement) => {
  if (unsupported.some((pattern) => pattern.test(sql)))
    throw new HranaError(`unsupported statement: ${sql}`, "SQL_PARSE_ERROR");
  const prepared: PreparedStatement = await driver.prepare(sql);
  if (!prepared.reader) {
    const { changes, lastInsertRowid } = await prepared.run(getValues(statement));
    return {
      cols: [],
      rows: [],
      affected_row_count: changes,
      last_insert_rowid: String(lastInsertRowid),
    };
  }
  prepared.raw(true);
  prepared.safeIntegers(true);
  const cols = prepared.columns().map(({ name, type }) => ({ name, decltype: type }));
  const rows = await prepared.all(getValues(statement));
  const isWanted = statement.want_rows ?? true;
  return {
    cols,
    rows: isWanted ? rows.map((row) => row.map(toHranaValue)) : [],
    affected_row_count: 0,
    last_insert_rowid: null,
  };
};
