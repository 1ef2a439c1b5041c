import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Transaction } from "./transaction.ts";

/** The driver ends the process at text that is not well-formed. */
const wellFormed = (value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);

const stored = (column: SQLiteColumn, value: unknown) =>
  value === null || value === undefined ? null : wellFormed(column.mapToDriverValue(value));

const toInsert = <Table extends SQLiteTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
) => {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => key in row),
  );
  const values = rows.map((row: Record<string, unknown>) =>
    columns.map(([key, column]) => stored(column, row[key])),
  );
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const cells = columns.map((_, index) => sql.raw(`value ->> ${index}`));
  const insert = sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(cells, sql`, `)} FROM json_each(${JSON.stringify(values)})`;
  return { insert, names };
};

/**
 * Inserts rows, all as one value: a parameter for each of theirs costs several times as much as
 * storing them. What a row lacks that another has is null.
 */
export const insertMany = async <Table extends SQLiteTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
) => {
  if (rows.length > 0) await tx.run(toInsert(table, rows).insert);
};

/** Inserts rows and overwrites those that already exist. */
export const upsertMany = async <Table extends SQLiteTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  target: SQLiteColumn,
) => {
  if (rows.length === 0) return;
  const { insert, names } = toInsert(table, rows);
  const changes = names.map((name) => sql`${name} = excluded.${name}`);
  // Without `WHERE`, SQLite parses `ON` as part of the join.
  await tx.run(
    sql`${insert} WHERE true ON CONFLICT (${sql.identifier(target.name)}) DO UPDATE SET ${sql.join(changes, sql`, `)}`,
  );
};
