import type { Price } from "shared/content/tours/prices";
import type { TourDuration } from "shared/content/tours/tour-facts";
import { noFacts } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import {
  childrenChoices,
  lengthChoices,
  levelChoices,
  monthChoices,
  priceChoices,
} from "./tour-choice.ts";

const perPerson = (amount: number, currency = "USD"): Price => ({
  amount,
  currency,
  per: "person",
  people: null,
  note: null,
});

const tourOf = (facts: Partial<typeof noFacts>, fromPrice: Price | null = null) => ({
  facts: { ...noFacts, ...facts },
  fromPrice,
});
const ofLength = (duration: TourDuration | null) => tourOf({ duration });
const priced = (amounts: number[], currency?: string) =>
  amounts.map((amount) => tourOf({}, perPerson(amount, currency)));
const inWords = (choices: { text: string; count: number }[]) =>
  choices.map(({ text, count }) => `${text}: ${count}`);

test("offers lengths if tours differ in them", () => {
  const short = ofLength({ unit: "hours", min: 2, max: null });
  const long = ofLength({ unit: "days", min: 2, max: null });
  expect(inWords(lengthChoices([long, short]))).toEqual(["Half a day: 1", "Several days: 1"]);
  expect(lengthChoices([short, short, ofLength(null)])).toEqual([]);
});

test("offers round price limits that each fit more tours, from the lowest to the highest price", () => {
  const usd = priced([18, 25, 28, 32, 40, 75, 330, 790]);
  expect(priceChoices(usd).map(({ value, count }) => [value, count])).toEqual([
    ["USD 25", 2],
    ["USD 50", 5],
    ["USD 100", 6],
    ["USD 500", 7],
  ]);
  expect(priceChoices(usd)[0]?.text).toBe("Up to US$\u00a025");
  const francs = priced([12_000, 40_000, 120_000], "RWF");
  expect(priceChoices(francs).map(({ value }) => value)).toEqual(["RWF 25000", "RWF 50000"]);
});

test("compares prices per person only", () => {
  const group = tourOf({}, { ...perPerson(30), per: "group" });
  expect(priceChoices([group, ...priced([20, 80])]).map(({ count }) => count)).toEqual([1]);
  expect(priceChoices([tourOf({}), ...priced([40])])).toEqual([]);
  expect(priceChoices([])).toEqual([]);
});

test("offers levels if tours differ in them", () => {
  const easy = tourOf({ level: { grade: "easy", note: null } });
  const hard = tourOf({ level: { grade: "demanding", note: "Long climbs" } });
  expect(inWords(levelChoices([hard, easy, easy]))).toEqual(["Easy: 2", "Demanding: 1"]);
  expect(levelChoices([easy, easy])).toEqual([]);
});

test("offers children unless all tours or none are good with them", () => {
  const family = tourOf({ minimumAge: 5 });
  const adults = tourOf({ minimumAge: 16 });
  expect(inWords(childrenChoices([family, adults]))).toEqual(["Good with children: 1"]);
  expect(childrenChoices([family])).toEqual([]);
  expect(childrenChoices([adults, tourOf({})])).toEqual([]);
});

test("offers all months unless every tour runs all year", () => {
  const allYear = tourOf({});
  const choices = monthChoices([allYear, tourOf({ months: [6, 7] })]);
  expect(choices.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1]);
  expect(choices[5]).toEqual({ value: "6", text: "June", count: 2 });
  expect(monthChoices([allYear])).toEqual([]);
});
