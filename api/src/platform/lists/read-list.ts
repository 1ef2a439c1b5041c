import { inArray, type SQL } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import {
  isOnPage,
  type ListOrder,
  type ListTable,
  readMatches,
  scanForMatches,
  searchLimit,
  toOrderBy,
} from "./list-queries.ts";
import { isShort } from "./search-pattern.ts";

/** A list request; `where` is its filter. */
export type ListRequest<Sort extends string> = ListOrder<Sort> & {
  page: number;
  pageSize: number;
  q?: string | undefined;
};

/** A list of the admin: its table, and how rows of it are read, in order. */
type Source<Row, Sort extends string> = ListTable<Sort> & {
  read: (where: SQL, orderBy: SQL[]) => Promise<Row[]>;
};

type Found = { seqs: number[]; total: number; totalIsAtLeast?: boolean };

const search = async <Sort extends string>(
  { read }: Database,
  list: ListTable<Sort>,
  { page, pageSize, q, ...order }: ListRequest<Sort> & { q: string },
): Promise<Found> => {
  const matches = isShort(q)
    ? await scanForMatches(read, list, order, q)
    : await readMatches(read, list, order, q);
  const isMore = isShort(q)
    ? (await read.$count(list.table, order.where)) > searchLimit
    : matches.length > searchLimit;
  const shown = matches.slice(0, searchLimit);
  const first = (page - 1) * pageSize;
  return {
    seqs: shown.slice(first, first + pageSize),
    total: shown.length,
    ...(isMore && { totalIsAtLeast: true }),
  };
};

/** One page of rows and the number of matches; a search that reaches its limit gives the limit. */
export const readList = async <Row, Sort extends string>(
  db: Database,
  { read, ...list }: Source<Row, Sort>,
  { q, ...request }: ListRequest<Sort>,
) => {
  const { page, pageSize, where } = request;
  const orderBy = toOrderBy(list, request);
  if (q === undefined) {
    const [rows, total] = await Promise.all([
      read(isOnPage(db.read, list, request), orderBy),
      db.read.$count(list.table, where),
    ]);
    return { rows, info: { total, page, pageSize } };
  }
  const { seqs, ...totals } = await search(db, list, { ...request, q });
  const rows = await read(inArray(list.table.seq, seqs), orderBy);
  return { rows, info: { ...totals, page, pageSize } };
};
