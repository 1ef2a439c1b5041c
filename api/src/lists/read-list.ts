import { inArray, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  type ListOrder,
  type ListTable,
  readMatches,
  readPage,
  scanForMatches,
  searchLimit,
} from "./list-queries.ts";
import { isShort } from "./search-pattern.ts";

/** What is asked of a list; `where` is its filter. */
export type ListRequest<Sort extends string> = ListOrder<Sort> & {
  page: number;
  pageSize: number;
  q?: string | undefined;
};

/** A list of the admin: its table, and how rows of it are read. */
type Source<Row, Sort extends string> = ListTable<Sort> & {
  read: (where: SQL) => Promise<Row[]>;
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

const find = async <Sort extends string>(
  db: Database,
  list: ListTable<Sort>,
  { q, ...request }: ListRequest<Sort>,
): Promise<Found> =>
  q === undefined
    ? {
        seqs: await readPage(db.read, list, request),
        total: await db.read.$count(list.table, request.where),
      }
    : search(db, list, { ...request, q });

/** One page of rows, and how many match in all: at least so many where a search has its limit there. */
export const readList = async <Row extends { seq: number }, Sort extends string>(
  db: Database,
  { read, ...list }: Source<Row, Sort>,
  request: ListRequest<Sort>,
) => {
  const { seqs, ...total } = await find(db, list, request);
  const rows = new Map((await read(inArray(list.table.seq, seqs))).map((row) => [row.seq, row]));
  const { page, pageSize } = request;
  return { rows: seqs.flatMap((seq) => rows.get(seq) ?? []), info: { ...total, page, pageSize } };
};
