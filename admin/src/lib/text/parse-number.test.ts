import { expect, test } from "vitest";
import { parseAmount, parseNumber } from "./parse-number.ts";

test.each([
  ["35", 35],
  [" 35.5 ", 35.5],
  ["12,5", 12.5],
  ["25,000", 25_000],
  ["1,250,000.50", 1_250_000.5],
  ["25 000", 25_000],
  ["0,125", 0.125],
  ["0", 0],
  ["", null],
  ["  ", null],
])("%j is read as %j", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test("what is no number is not taken for one", () => {
  for (const text of ["ten", "1-2", "3 km", "1.2.3"]) expect(parseNumber(text)).toBeNaN();
});

test.each([
  ["25,000", 25_000],
  ["25 000", 25_000],
  ["25.50", 25.5],
  ["25,5", 25.5],
  ["", null],
])("the amount %j is read as %j", (text, number) => {
  expect(parseAmount(text)).toBe(number);
});

test.each(["25.000", "25 .000", "1.250.000", "1.250,50", "25'000", "25.5000"])(
  "the amount %j, which may mean another one elsewhere, is not guessed",
  (text) => {
    expect(parseAmount(text)).toBeNaN();
  },
);
