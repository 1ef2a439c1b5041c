import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "./client.ts";
import type { Transaction } from "./transaction.ts";

/**
 * Rows that one statement reads or one transaction changes, while other writes wait. A long text takes milliseconds to
 * leave its search index.
 */
export const batchSize = 25;

/**
 * Repeats a change of at most {@link batchSize} rows until there are none left, or `signal` is
 * aborted. Returns how many rows there were.
 */
export const changeInBatches = async (
  db: Pick<Database, "write">,
  change: (tx: Transaction) => Promise<unknown[]>,
  signal?: AbortSignal,
): Promise<number> => {
  let total = 0;
  while (!signal?.aborted) {
    const { length } = await db.write(change);
    total += length;
    if (length < batchSize) break;
  }
  return total;
};

/**
 * All rows, between whose batches others have their turn: `read` returns the first rows whose key
 * comes after the given one, sorted by key, and none at the end.
 */
export async function* readInBatches<Row>(
  read: (after: string) => Promise<Row[]>,
  toKey: (row: Row) => string,
) {
  let rows = await read("");
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield* rows;
    await nextTurn();
    rows = await read(toKey(last));
  }
}
