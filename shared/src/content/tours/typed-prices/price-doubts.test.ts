import { expect, test } from "vitest";
import { findPriceDoubts } from "./price-doubts.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const rwf = (amount: number) => ({ amount, currency: "RWF" });
const known = [usd(30), usd(45), usd(790), rwf(20_000), rwf(60_000)];
const plain = (texts: string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

test("questions a price more than 20 times above the others and names the currency that fits", () => {
  expect(plain(findPriceDoubts([usd(15_000)], known))).toEqual([
    "US$ 15,000 is far above your other prices in USD, usually about US$ 45. Did you mean RWF 15,000?",
  ]);
});

test("questions a price more than 20 times below the others", () => {
  expect(plain(findPriceDoubts([rwf(45)], known))).toEqual([
    "RWF 45 is far below your other prices in RWF, usually about RWF 40,000. Did you mean US$ 45?",
  ]);
});

test("suggests no currency if no other one fits", () => {
  expect(plain(findPriceDoubts([usd(2_000)], [usd(45)]))).toEqual([
    "US$ 2,000 is far above your other prices in USD, usually about US$ 45.",
  ]);
});

test("compares the prices within one tour", () => {
  expect(findPriceDoubts([usd(40), usd(4_000)], [])).toHaveLength(2);
});

test.each([
  ["20 times the usual price", [usd(900)], known],
  ["the first price in its currency", [{ amount: 1, currency: "EUR" }], known],
  ["no price at all", [], known],
])("accepts %s", (_, prices, usualPrices) => {
  expect(findPriceDoubts(prices, usualPrices)).toEqual([]);
});
