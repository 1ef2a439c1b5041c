import { expect, test } from "vitest";
import { previewText } from "./tour-card.ts";

test("shows 200 characters unchanged", () => {
  expect(previewText("a".repeat(200))).toBe("a".repeat(200));
});

test("cuts a longer text to 200 characters and an ellipsis", () => {
  expect(previewText("a".repeat(201))).toBe(`${"a".repeat(200)}…`);
});

test("never splits a surrogate pair", () => {
  expect(previewText(`${"a".repeat(199)}🛶🛶`)).toBe(`${"a".repeat(199)}…`);
});

test("keeps all 200 characters before a space", () => {
  expect(previewText(`${"a".repeat(199)} b`)).toBe(`${"a".repeat(199)} …`);
});

test("collapses white space to single spaces", () => {
  expect(previewText(" One\n\ntwo\tthree  four\u00a0five ")).toBe("One two three four five");
});
