import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["35", 35],
  [" 35.5 ", 35.5],
  ["12,5", 12.5],
  ["25,000", 25_000],
  ["1,250,000.50", 1_250_000.5],
  ["25 000", 25_000],
  ["0,125", 0.125],
  ["0", 0],
  ["\u200e35\u200e", 35],
  ["25\u202f000", 25_000],
  ["\u22122.06", -2.06],
  ["", null],
  ["  ", null],
])("%j is read as %j", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test("rejects text that is not a number", () => {
  for (const text of ["ten", "1-2", "3 km", "1.2.3"]) expect(parseNumber(text)).toBeNaN();
});
