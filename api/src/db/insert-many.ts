import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

const stored = (column: SQLiteColumn, value: unknown) =>
  value === null || value === undefined ? null : column.mapToDriverValue(value);

/**
 * The statement that inserts rows, or none where there are none. All are one value: a parameter for
 * each of theirs costs several times as much as storing them. What a row lacks that another has is null.
 */
export const insertMany = <Table extends SQLiteTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
): SQL[] => {
  if (rows.length === 0) return [];
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(([key]) =>
    rows.some((row) => key in row),
  );
  const values = rows.map((row: Record<string, unknown>) =>
    columns.map(([key, column]) => stored(column, row[key])),
  );
  const names = columns.map(([, { name }]) => sql.identifier(name));
  const cells = columns.map((_, index) => sql.raw(`value ->> ${index}`));
  return [
    sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(cells, sql`, `)} FROM json_each(${JSON.stringify(values)})`,
  ];
};
