import { expect, test } from "vitest";
import { amountInWords } from "./amount.ts";

test.each([
  [45, "USD", "US$\u00a045"],
  [35.5, "USD", "US$\u00a035.50"],
  [60_000, "RWF", "RWF\u00a060,000"],
  [120, "EUR", "€120"],
])("formats %d %s as %s", (amount, currency, text) => {
  expect(amountInWords({ amount, currency })).toBe(text);
});
