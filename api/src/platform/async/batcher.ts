import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

/**
 * Hands over what waits together, at most `largest` items at once, one batch after another: what
 * comes while a batch is handled goes into the next. `handle` never rejects.
 */
export const createBatcher = <Item>(largest: number, handle: (batch: Item[]) => Promise<void>) => {
  const waiting: Item[] = [];
  const oneAtATime = pLimit(1);

  const handleNext = async () => {
    await nextTurn();
    const batch = waiting.splice(0, largest);
    if (waiting.length > 0) void oneAtATime(handleNext);
    if (batch.length > 0) await handle(batch);
  };

  return {
    add: (item: Item) => {
      waiting.push(item);
      if (waiting.length === 1) void oneAtATime(handleNext);
    },
    /** Takes back what was not handed over yet. */
    removeWaiting: () => waiting.splice(0),
  };
};
