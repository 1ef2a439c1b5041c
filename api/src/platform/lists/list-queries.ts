import { and, asc, count, desc, getTableName, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { limits } from "shared/limits";
import type { Reader } from "../db/client.ts";
import { toGlobPatterns, toPhrase } from "./search-pattern.ts";

export const searchLimit = limits.searchTotal;

/** Finds rows by an FTS5 phrase. */
export type PhraseSearch = {
  /** `SELECT` of a row for each place that it is found in. */
  places: (phrase: string) => SQL;
  /** Matches rows by a lookup among all results, for few places … */
  isFound: (phrase: string) => SQL;
  /** … or asked of one row after the other, for many. */
  isFoundByRow: (phrase: string) => SQL;
};

/** A list's table, what its sorts go by, and the columns of its search table (`<table>_search`). */
export type ListTable<Sort extends string> = {
  table: SQLiteTable & Record<"seq" | "createdAt", SQLiteColumn>;
  sorts: Record<Sort, SQLiteColumn | SQL>;
  searched: readonly (SQLiteColumn | SQL)[];
  /** Sorts of which rows without a value come last in either order. */
  emptyLast?: readonly Sort[];
  /** The full-text table, if the rows have none of their own. */
  search?: PhraseSearch;
};

export type ListOrder<Sort extends string> = {
  sort: Sort;
  order: "asc" | "desc";
  where?: SQL | undefined;
};

/** By one key; of equal keys the newest first. */
export const toOrderBy = <Sort extends string>(
  { table, sorts, emptyLast = [] }: ListTable<Sort>,
  { sort, order }: ListOrder<Sort>,
) => {
  const key = sorts[sort];
  const direction = order === "asc" ? asc : desc;
  return key === table.createdAt
    ? [direction(key), direction(table.seq)]
    : [
        emptyLast.includes(sort) ? sql`${direction(key)} NULLS LAST` : direction(key),
        desc(table.createdAt),
        desc(table.seq),
      ];
};

const parseSeqs = (json: string): number[] => JSON.parse(json);

/** Rows of the sorted list, as one value: a row for each would cost more than finding them. */
const readSeqs = async <Sort extends string>(
  read: Reader,
  list: ListTable<Sort>,
  order: ListOrder<Sort>,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const sorted = read
    .select({ seq: list.table.seq })
    .from(list.table)
    .where(order.where)
    .orderBy(...toOrderBy(list, order))
    .limit(limit)
    .offset(offset)
    .as("sorted");
  const seqs = sql<string>`json_group_array(${sorted.seq})`;
  const [row] = await read.select({ seqs }).from(sorted);
  return row ? parseSeqs(row.seqs) : [];
};

const upToLimit = { limit: searchLimit + 1, offset: 0 };

export const isOnPage = <Sort extends string>(
  read: Reader,
  list: ListTable<Sort>,
  { page, pageSize, ...order }: ListOrder<Sort> & { page: number; pageSize: number },
): SQL => {
  const { table } = list;
  const shown = read
    .select({ seq: table.seq })
    .from(table)
    .where(order.where)
    .orderBy(...toOrderBy(list, order))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return inArray(table.seq, shown);
};

/** The rows of a table that its search table finds. */
export const matchingInIndex = (table: string) => (phrase: string) => {
  const index = sql.identifier(`${table}_search`);
  return sql`SELECT rowid FROM ${index} WHERE ${index} MATCH ${phrase}`;
};

const ownSearch = ({ table }: ListTable<string>): PhraseSearch => {
  const places = matchingInIndex(getTableName(table));
  return {
    places,
    isFound: (phrase) => sql`${table.seq} IN (${places(phrase)})`,
    // The page is sought along the sort's index, which `+` leads to.
    isFoundByRow: (phrase) => sql`+${table.seq} IN (${places(phrase)})`,
  };
};

/** The first rows that contain `q`, of three letters or more; one more than the limit where there are more. */
export const readMatches = async <Sort extends string>(
  read: Reader,
  list: ListTable<Sort>,
  { where, ...order }: ListOrder<Sort>,
  q: string,
): Promise<number[]> => {
  const { places, isFound, isFoundByRow } = list.search ?? ownSearch(list);
  const phrase = toPhrase(q);
  const limitedMatches = sql`(SELECT 1 FROM (${places(phrase)}) LIMIT ${searchLimit + 1})`;
  const [matches] = await read.select({ count: count() }).from(limitedMatches);
  const contains = (matches?.count ?? 0) > searchLimit ? isFoundByRow(phrase) : isFound(phrase);
  return readSeqs(read, list, { ...order, where: and(where, contains) }, upToLimit);
};

/** The same for one or two letters, which no index finds: among the newest rows. */
export const scanForMatches = async <Sort extends string>(
  read: Reader,
  list: ListTable<Sort>,
  { where, ...order }: ListOrder<Sort>,
  q: string,
): Promise<number[]> => {
  const { seq, createdAt } = list.table;
  const newest = read
    .select({ seq })
    .from(list.table)
    .where(where)
    .orderBy(desc(createdAt), desc(seq))
    .limit(searchLimit);
  const contains = list.searched.flatMap((column) =>
    toGlobPatterns(q).map((pattern) => sql`${column} GLOB ${pattern}`),
  );
  const isFound = and(inArray(seq, newest), or(...contains));
  return readSeqs(read, list, { ...order, where: isFound }, upToLimit);
};
