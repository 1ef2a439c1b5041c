import { expect, test } from "vitest";
import { visiblePages } from "./PageLinks.tsx";

test("shows all pages if there are few", () => {
  expect(visiblePages(2, 3)).toEqual([1, 2, 3]);
});

test("shows both ends of many pages and the neighbours of the current one", () => {
  expect(visiblePages(50, 1_000)).toEqual([1, 48, 49, 50, 51, 52, 1_000]);
  expect(visiblePages(1, 1_000)).toEqual([1, 2, 3, 1_000]);
});
