import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Upper case, not lower: `ß` is found as `SS`, and a Greek sigma wherever it stands in its word. */
const foldCase = (text: string) => text.toUpperCase();

/** What a row is found by: its shown texts, without regard to case. Stored beside the row. */
export const searchTextOf = (...texts: (string | null)[]) =>
  foldCase(texts.filter((text) => text !== null).join("\n"));

/** Matches rows whose search text contains `q` literally; no `q` matches all. */
export const contains = (searchText: SQLWrapper, q: string | undefined): SQL | undefined =>
  q === undefined ? undefined : sql`instr(${searchText}, ${foldCase(q)}) > 0`;
