import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { mapInTurns } from "./map-in-turns.ts";

test("others have their turn while a long list is worked on", async () => {
  const work = { done: 0, others: 0 };
  const doOtherWork = async () => {
    while (work.done < 100) {
      work.others += 1;
      await nextTurn();
    }
  };
  const list = Array.from({ length: 100 }, (_, index) => index);
  const double = (item: number) => {
    work.done += 1;
    return item * 2;
  };
  const [doubled] = await Promise.all([mapInTurns(list, double), doOtherWork()]);
  expect(doubled).toEqual(list.map((item) => item * 2));
  expect(work.others).toBeGreaterThanOrEqual(5);
});
