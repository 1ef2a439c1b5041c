import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Rows per read: the driver blocks the thread during each one. */
const sliceLength = 250;

type Position = { seq: number; createdAt: string };

/** All rows of a table, oldest first as `read` sorts them, in slices between which others may work. */
export async function* readInSlices<Row extends Position>(
  table: Record<keyof Position, SQLiteColumn>,
  read: (where: SQL | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let rows = await read(undefined, sliceLength);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows;
    const after = sql`(${table.createdAt}, ${table.seq}) > (${last.createdAt}, ${last.seq})`;
    rows = await read(after, sliceLength);
  }
}
