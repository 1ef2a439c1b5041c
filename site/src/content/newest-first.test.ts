import { expect, test } from "vitest";
import { newestFirst } from "./newest-first.ts";

test("the newest comes first, and what has no date comes last", () => {
  const items = [
    { name: "undated" },
    { name: "old", createdAt: "2025-01-01T00:00:00.000Z" },
    { name: "new", createdAt: "2026-01-01T00:00:00.000Z" },
  ];
  expect(newestFirst(items).map(({ name }) => name)).toEqual(["new", "old", "undated"]);
});
