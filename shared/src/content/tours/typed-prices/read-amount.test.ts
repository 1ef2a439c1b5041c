import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

test.each([
  ["40", 40],
  ["60000", 60_000],
  ["60,000", 60_000],
  ["1,250,000", 1_250_000],
  ["1.250.000", 1_250_000],
  ["60 000", 60_000],
  ["60\u202f000", 60_000],
  ["60'000", 60_000],
  ["25.50", 25.5],
  ["25,5", 25.5],
  ["1,250.50", 1_250.5],
  ["1.250,50", 1_250.5],
  ["0.5", 0.5],
])("reads %j as %d", (text, amount) => {
  expect(readAmount(text, "USD")).toBe(amount);
});

test("reads a point as a thousands separator in a currency without cents", () => {
  expect(readAmount("60.000", "RWF")).toBe(60_000);
  expect(readAmount("60.000", "USD")).toBeNaN();
});

test.each(["", "ten", "1-2", "25.5000", "1,25,000", "1.250,000", "40 USD", "1.2.3"])(
  "rejects %j",
  (text) => {
    expect(readAmount(text, "USD")).toBeNaN();
  },
);
