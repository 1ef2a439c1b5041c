import { expect, test } from "vitest";
import { comparablePrice, isAtMost } from "./comparable-price.ts";

test("prices are compared in one currency", () => {
  expect(comparablePrice({ amount: 45, currency: "USD" })).toBe("USD 45");
  expect(isAtMost("USD 45", "USD 45")).toBe(true);
  expect(isAtMost("USD 45.5", "USD 45")).toBe(false);
  expect(isAtMost("RWF 40", "USD 45")).toBe(false);
});
