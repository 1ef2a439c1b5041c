import { expect, test } from "vitest";
import { visiblePages } from "./PageLinks.tsx";

test("few pages are all shown", () => {
  expect(visiblePages(2, 3)).toEqual([1, 2, 3]);
});

test("of many pages both ends and those around the current one are shown", () => {
  expect(visiblePages(50, 1_000)).toEqual([1, 48, 49, 50, 51, 52, 1_000]);
  expect(visiblePages(1, 1_000)).toEqual([1, 2, 3, 1_000]);
});
