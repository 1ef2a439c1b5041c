import type { Database } from "./client.ts";
import type { Transaction } from "./transaction.ts";

/** Rows that one transaction changes; others wait meanwhile. */
export const sliceLength = 250;

/**
 * Repeats a change of at most {@link sliceLength} rows until there are none left, or `signal` is
 * aborted. Returns how many rows there were.
 */
export const inSlices = async (
  db: Database,
  change: (tx: Transaction) => Promise<unknown[]>,
  signal?: AbortSignal,
): Promise<number> => {
  let total = 0;
  while (!signal?.aborted) {
    const { length } = await db.write(change);
    total += length;
    if (length < sliceLength) break;
  }
  return total;
};
