import { type SQL, sql } from "drizzle-orm";
import { integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** ISO 8601 UTC; sorts as text. */
export const time = (name: string) => text(name);

/** A column without regard to case, as lists are sorted by it. */
export const ignoringCase = (column: SQLiteColumn): SQL => sql`${column} COLLATE NOCASE`;

/** Counts up as rows come. A key of whole numbers stays what it is at VACUUM: the search tables name rows by it. */
export const seq = () => integer("seq").primaryKey();
export const uniqueId = () => text("id").notNull().unique();
