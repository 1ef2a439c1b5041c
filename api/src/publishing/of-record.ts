import { and, eq } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

type Columns = Record<"kind" | "recordId", SQLiteColumn>;

/** The condition for a record's rows in a table that names its kind and id. */
export const ofRecord = (table: Columns, { kind, id }: { kind: string; id: string }) =>
  and(eq(table.kind, kind), eq(table.recordId, id));
