import { expect, test } from "vitest";
import { listGroupPrices } from "./group-price.ts";
import type { Price } from "./prices.ts";

const perPerson = (amount: number, min?: number, max: number | null = null): Price => ({
  amount,
  currency: "USD",
  per: "person",
  people: min === undefined ? null : { min, max },
  note: null,
});
const perGroup = (...price: Parameters<typeof perPerson>): Price => ({
  ...perPerson(...price),
  per: "group",
});

const totals = (people: number, ...prices: Price[]) =>
  listGroupPrices({ prices, groupSize: { min: 1, max: 8 } }, people).map(({ total }) => total);

test("multiplies a price per person that is valid for the group", () => {
  const prices = [perPerson(45, 2, 4), perPerson(38, 5, 8)];
  expect(totals(2, ...prices)).toEqual([90]);
  expect(totals(5, ...prices)).toEqual([190]);
  expect(totals(1, ...prices)).toEqual([]);
});

test("takes a price for the group as it is", () => {
  expect(totals(2, perPerson(40, 3, 8), perGroup(110, 1, 2))).toEqual([110]);
});

test("lists every valid price in the owner's order", () => {
  const resident = { ...perPerson(20_000, 1, 8), currency: "RWF" };
  expect(totals(4, perPerson(32), resident, perGroup(110, 3, 5))).toEqual([128, 80_000, 110]);
});

test("has no price for a group that the tour does not take", () => {
  expect(totals(9, perPerson(18))).toEqual([]);
  expect(listGroupPrices({ prices: [perPerson(18)], groupSize: null }, 9)).toHaveLength(1);
  expect(totals(2)).toEqual([]);
});

test("rounds to cents", () => {
  expect(totals(3, perPerson(0.1))).toEqual([0.3]);
});
