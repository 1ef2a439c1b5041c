import { expect, test } from "vitest";
import { ticksUpTo } from "./chart-scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [20, [0, 5, 10, 15, 20]],
  [21, [0, 10, 20, 30]],
  [3_333, [0, 1_000, 2_000, 3_000, 4_000]],
])("an axis up to %i counts %j", (max, ticks) => {
  expect(ticksUpTo(max)).toEqual(ticks);
});
