import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";

/** An open transaction. A server returns raw rows in another form than a file, so rows are read with `select`. */
export type Transaction = Pick<
  BaseSQLiteDatabase<"async", unknown>,
  "select" | "$count" | "insert" | "update" | "delete" | "run" | "transaction"
>;
