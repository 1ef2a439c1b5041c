import { desc, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn, SQLiteSelect, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ListQuery } from "shared/paging";
import type { Reader } from "./client.ts";
import { contains } from "./search-text.ts";

/** A table that the admin lists: newest first, found by its search text. */
type Listed = SQLiteTable & { id: SQLiteColumn; createdAt: SQLiteColumn; searchText: SQLWrapper };

/** Cuts `select` from `table` down to one page, newest first, ties in a stable order. */
export const pageOf = <Select extends SQLiteSelect>(
  select: Select,
  table: Listed,
  { page, pageSize, q }: ListQuery,
) =>
  select
    .where(contains(table.searchText, q))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

/** What stands beside the rows of a page; `total` counts all rows that match. */
export const pageInfoOf = async (
  read: Reader,
  table: Listed,
  { page, pageSize, q }: ListQuery,
) => ({
  total: await read.$count(table, contains(table.searchText, q)),
  page,
  pageSize,
});
