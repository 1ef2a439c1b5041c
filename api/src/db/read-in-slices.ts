import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Rows that are read at once: the driver blocks the thread meanwhile. */
export const sliceLength = 250;

type Position = { id: string; createdAt: string };

/** Reads some rows, oldest first. */
export type ReadRows<Row> = (where: SQL | undefined, limit: number) => Promise<Row[]>;

/** All rows of a table, oldest first, in slices between which others may work. */
export async function* readInSlices<Row extends Position>(
  table: Record<keyof Position, SQLiteColumn>,
  read: ReadRows<Row>,
): AsyncGenerator<Row[]> {
  let rows = await read(undefined, sliceLength);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    const after = sql`(${table.createdAt}, ${table.id}) > (${last.createdAt}, ${last.id})`;
    rows = await read(after, sliceLength);
  }
}
