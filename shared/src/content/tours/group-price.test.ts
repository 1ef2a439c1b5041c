import { expect, test } from "vitest";
import { findGroupPrice } from "./group-price.ts";
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

const amountFor = (people: number, ...prices: Price[]) =>
  findGroupPrice({ prices, groupSize: { min: 1, max: 8 } }, people)?.amount;

test("multiplies the price per person that is valid for the group", () => {
  const prices = [perPerson(45, 2, 4), perPerson(38, 5, 8)];
  expect(amountFor(2, ...prices)).toBe(90);
  expect(amountFor(5, ...prices)).toBe(190);
  expect(amountFor(1, ...prices)).toBeUndefined();
});

test("uses the price of the group if no price per person is valid", () => {
  const prices = [perPerson(40, 3, 8), perGroup(110, 1, 2)];
  expect(amountFor(2, ...prices)).toBe(110);
  expect(amountFor(3, ...prices)).toBe(120);
});

test("does not take an extra for the group as the price of the tour", () => {
  expect(amountFor(2, perPerson(35, 2, 6), perGroup(30))).toBe(70);
});

test("prefers a price for this number of people to one for any number", () => {
  expect(amountFor(4, perPerson(32), perPerson(28, 4))).toBe(112);
});

test("ignores prices in another currency than the first", () => {
  const resident = { ...perPerson(20_000, 1, 8), currency: "RWF" };
  expect(amountFor(2, perPerson(18), resident)).toBe(36);
  expect(amountFor(1, perPerson(18, 2), resident)).toBeUndefined();
});

test("has no price for a group that the tour does not take", () => {
  expect(amountFor(9, perPerson(18))).toBeUndefined();
  expect(findGroupPrice({ prices: [perPerson(18)], groupSize: null }, 9)?.amount).toBe(162);
  expect(amountFor(2)).toBeUndefined();
});

test("rounds to cents", () => {
  expect(amountFor(3, perPerson(0.1))).toBe(0.3);
});
