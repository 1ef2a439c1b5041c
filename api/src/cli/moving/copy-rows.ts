import { sql } from "drizzle-orm";
import type { Database, Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { TableShape } from "./list-tables.ts";

/** Rows of one transaction: a server ends one that takes seconds. */
const sliceLength = 200;

export const countRows = (read: Reader, { name }: TableShape) =>
  read.$count(sql`${sql.identifier(name)}`);

const readSlice = (read: Reader, { name, columns }: TableShape, after: number) => {
  const cells = columns.map((column) => [column, sql`${sql.identifier(column)}`] as const);
  return read
    .select({ rowid: sql<number>`rowid AS place`, row: Object.fromEntries(cells) })
    .from(sql`${sql.identifier(name)}`)
    .where(sql`rowid > ${after}`)
    .orderBy(sql`rowid`)
    .limit(sliceLength);
};

const insertRow = (
  tx: Transaction,
  { name, columns }: TableShape,
  row: Record<string, unknown>,
) => {
  const names = columns.map((column) => sql.identifier(column));
  const values = columns.map((column) => sql`${row[column]}`);
  return tx.run(
    sql`INSERT INTO ${sql.identifier(name)} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`,
  );
};

/** Copies all rows of a table in their order; its triggers fill the search index. */
export const copyRows = async (from: Database, to: Database, table: TableShape) => {
  let rows = await readSlice(from.read, table, -1);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const slice = rows;
    await to.write(async (tx) => {
      for (const { row } of slice) await insertRow(tx, table, row);
    });
    rows = await readSlice(from.read, table, last.rowid);
  }
};
