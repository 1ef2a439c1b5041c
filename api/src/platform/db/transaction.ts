import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";

/** A transaction that is open. Raw rows come back otherwise from a server than from a file, so rows are read by `select`. */
export type Transaction = Pick<
  BaseSQLiteDatabase<"async", unknown>,
  "select" | "$count" | "insert" | "update" | "delete" | "run" | "transaction"
>;
