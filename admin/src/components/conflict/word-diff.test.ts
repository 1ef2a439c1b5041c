import { expect, test } from "vitest";
import { diffWords } from "./word-diff.ts";

test("marks the words that only one version has", () => {
  expect(diffWords("Kayak at dawn", "Kayak at night")).toEqual([
    { value: "Kayak at ", isMarked: false },
    { value: "dawn", isMarked: true },
  ]);
});

test("shortens long unchanged parts and keeps every difference", () => {
  const long = "The lake lies still below the hills of Karongi. ".repeat(20);
  const parts = diffWords(`${long}New here. ${long}`, `${long}${long}`);
  const text = parts.map(({ value }) => value).join("");
  expect(text.length).toBeLessThan(400);
  expect(text).toContain("New here.");
  expect(text).toMatch(/^… .* …$/s);
});

test.each([
  ["", "Kayak"],
  ["Kayak", ""],
  ["Sunrise\nFruit bats", "Fruit bats\nSunrise"],
  ["  spaced   out ", "spaced out"],
  ["Ikivu 🛶 at dawn", "Ikivu 🚣 at dawn"],
])("a short version (%j against %j) is shown in full", (text, other) => {
  const parts = diffWords(text, other);
  expect(parts.map(({ value }) => value).join("")).toBe(text);
});
