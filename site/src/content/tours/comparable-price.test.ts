import { expect, test } from "vitest";
import { comparablePrice, fitsLimit } from "./comparable-price.ts";

test("a price is at most the one that is chosen", () => {
  expect(comparablePrice({ amount: 45, currency: "USD" })).toBe("USD 45");
  expect(fitsLimit("USD 45", "USD 45")).toBe(true);
  expect(fitsLimit("USD 45.5", "USD 45")).toBe(false);
});

test("a tour priced in another currency is not hidden by a limit that it cannot be held against", () => {
  expect(fitsLimit("RWF 60000", "USD 45")).toBe(true);
});
