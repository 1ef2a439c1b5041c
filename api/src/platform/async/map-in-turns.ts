import { setImmediate as nextTurn } from "node:timers/promises";

const itemsInTurn = 20;

/** Maps one item after another; other requests have their turn in between. */
export const mapInTurns = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % itemsInTurn === 0) await nextTurn();
    results.push(await map(item, index));
  }
  return results;
};
