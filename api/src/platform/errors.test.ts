import { expect, test } from "vitest";
import { invalidField } from "./errors.ts";

test.each([
  ["facts.prices.1.amount", "Prices 2: Wrong."],
  ["photos.0.file", "Photos 1: Wrong."],
  ["rows.2", "Wrong."],
  ["title", "Wrong."],
  ["a".repeat(300_000), "Wrong."],
])("an entry of a list is counted from one", (path, sentence) => {
  expect(invalidField(path, "Wrong.").message).toBe(sentence);
});
