import { expect, test } from "vitest";
import { sortPhotos } from "./gallery-order.ts";

test("new photos precede those that the owner has placed, newest first, with undated ones last", () => {
  const photos = [
    { name: "second", position: 2, createdAt: "2026-03-01T00:00:00.000Z" },
    { name: "undated" },
    { name: "old", createdAt: "2025-01-01T00:00:00.000Z" },
    { name: "first", position: 1, createdAt: "2024-01-01T00:00:00.000Z" },
    { name: "new", position: null, createdAt: "2026-01-01T00:00:00.000Z" },
  ];
  const names = sortPhotos(photos).map(({ name }) => name);
  expect(names).toEqual(["new", "old", "undated", "first", "second"]);
});
