import { and, between, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Transaction } from "./transaction.ts";

export type Age = { now: Date; days: number };

/** ISO 8601. */
export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString();

type Dated = SQLiteTable & Record<"seq" | "createdAt", SQLiteColumn>;

/**
 * Selects rows older than some days. A clock may have been years behind, so rows whose `seq` follows a younger row are
 * not old.
 */
export const olderThan = async (
  read: Pick<Transaction, "select">,
  table: Dated,
  { now, days }: Age,
): Promise<SQL | undefined> => {
  const { seq, createdAt } = table;
  const before = daysBefore(now, days);
  // The plus keeps SQLite from its index by time: read by `seq`, a young row is among the first.
  const isYoung = between(sql`+${createdAt}`, before, now.toISOString());
  const [young] = await read.select({ seq }).from(table).where(isYoung).orderBy(seq).limit(1);
  return and(lt(createdAt, before), young && lt(seq, young.seq));
};
