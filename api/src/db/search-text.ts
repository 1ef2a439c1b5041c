import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** What a row is found by: its shown texts, without regard to case. Stored beside the row. */
export const searchTextOf = (...texts: (string | null)[]) =>
  texts
    .filter((text) => text !== null)
    .join("\n")
    .toLowerCase();

/** Matches rows whose search text contains `q` literally; no `q` matches all. */
export const contains = (searchText: SQLWrapper, q: string | undefined): SQL | undefined =>
  q === undefined ? undefined : sql`instr(${searchText}, ${q.toLowerCase()}) > 0`;
