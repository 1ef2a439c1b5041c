import { expect, test } from "vitest";
import { previewText } from "./tour-card.ts";

test("200 characters are shown as they are", () => {
  expect(previewText("a".repeat(200))).toBe("a".repeat(200));
});

test("of a longer text 200 characters and an ellipsis", () => {
  expect(previewText("a".repeat(201))).toBe(`${"a".repeat(200)}…`);
});

test("a character of two units is not cut in half", () => {
  expect(previewText(`${"a".repeat(199)}🛶🛶`)).toBe(`${"a".repeat(199)}…`);
});

test("a cut after a space keeps all 200 characters", () => {
  expect(previewText(`${"a".repeat(199)} b`)).toBe(`${"a".repeat(199)} …`);
});

test("white space becomes single spaces", () => {
  expect(previewText(" One\n\ntwo\tthree  four\u00a0five ")).toBe("One two three four five");
});
