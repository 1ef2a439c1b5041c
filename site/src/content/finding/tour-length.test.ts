import type { TourDuration } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { lengthOf } from "./tour-length.ts";

test.each([
  [{ unit: "hours", min: 2, max: null }, "half-day"],
  [{ unit: "hours", min: 6, max: 12 }, "day"],
  [{ unit: "hours", min: 24, max: null }, "day"],
  [{ unit: "hours", min: 48, max: null }, "days"],
  [{ unit: "days", min: 1, max: null }, "day"],
  [{ unit: "days", min: 3, max: 4 }, "days"],
] satisfies [TourDuration, string][])("assigns %o to %s", (duration, length) => {
  expect(lengthOf(duration)).toBe(length);
});
