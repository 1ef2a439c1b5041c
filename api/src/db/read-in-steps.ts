import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * All rows in steps, so that others have their turn in between: `read` returns the first rows whose
 * key comes after the given one, sorted by key, and none at the end.
 */
export async function* readInSteps<Row>(
  read: (after: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
) {
  let after = "";
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = keyOf(last);
    await nextTurn();
  }
}
