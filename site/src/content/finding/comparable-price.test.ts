import { expect, test } from "vitest";
import { comparablePrice, fitsLimit } from "./comparable-price.ts";

test("compares a price with the chosen limit", () => {
  expect(comparablePrice({ amount: 45, currency: "USD" })).toBe("USD 45");
  expect(fitsLimit("USD 45", "USD 45")).toBe(true);
  expect(fitsLimit("USD 45.5", "USD 45")).toBe(false);
});

test("never hides a tour priced in another currency", () => {
  expect(fitsLimit("RWF 60000", "USD 45")).toBe(true);
});
