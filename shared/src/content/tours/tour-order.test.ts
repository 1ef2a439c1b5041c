import { expect, test } from "vitest";
import { sortTours } from "./tour-order.ts";

test("sorts tours by position, then the others newest first", () => {
  const tours = [
    { name: "undated" },
    { name: "old", createdAt: "2025-01-01T00:00:00.000Z", position: null },
    { name: "second", createdAt: "2024-01-01T00:00:00.000Z", position: 2 },
    { name: "new", createdAt: "2026-01-01T00:00:00.000Z" },
    { name: "first", position: 1 },
  ];
  expect(sortTours(tours).map(({ name }) => name)).toEqual([
    "first",
    "second",
    "new",
    "old",
    "undated",
  ]);
});
