import { expect, test } from "vitest";
import { describeWithin } from "./describe-within.ts";

test.each([
  [0, "1 minute"],
  [61, "2 minutes"],
  [90 * 60, "90 minutes"],
  [90 * 60 + 1, "2 hours"],
  [47.5 * 3_600, "48 hours"],
  [49 * 3_600, "3 days"],
])("an answer after %d seconds came within %s", (seconds, words) => {
  expect(describeWithin(seconds)).toBe(words);
});
