import type { Price } from "shared/content/tours/prices";
import type { TourDuration } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { lengthChoices, priceChoices, toTourLength } from "./tour-choice.ts";

const perPerson = (amount: number, currency = "USD"): Price => ({
  amount,
  currency,
  per: "person",
  people: null,
  note: null,
});

const tourOf = (duration: TourDuration | null, fromPrice: Price | null = null) => ({
  facts: { duration },
  fromPrice,
});

test("offers lengths if tours differ in them", () => {
  const short = tourOf({ unit: "hours", min: 2, max: null });
  const long = tourOf({ unit: "days", min: 2, max: null });
  expect(lengthChoices([long, short]).map(({ text }) => text)).toEqual([
    "Half a day",
    "Several days",
  ]);
  expect(lengthChoices([short, short, tourOf(null)])).toEqual([]);
});

test("offers a few round amounts as price limits", () => {
  const prices = [12, 25, 38, 45, 60, 90, 120, 480];
  const tours = prices.map((amount) => tourOf(null, perPerson(amount)));
  const choices = priceChoices(tours);
  expect(choices.map(({ value }) => value)).toEqual(["USD 25", "USD 50", "USD 100"]);
  expect(choices[0]?.text).toBe("Up to US$\u00a025");
  expect(priceChoices([tourOf(null), tourOf(null, perPerson(40))])).toEqual([]);
  expect(priceChoices([tourOf(null, { ...perPerson(300), per: "group" }), ...tours])).toEqual(
    choices,
  );
  expect(priceChoices([])).toEqual([]);
});

test.each([
  [{ unit: "hours", min: 2, max: null }, "half-day"],
  [{ unit: "hours", min: 6, max: 12 }, "day"],
  [{ unit: "hours", min: 24, max: null }, "day"],
  [{ unit: "hours", min: 48, max: null }, "days"],
  [{ unit: "days", min: 1, max: null }, "day"],
  [{ unit: "days", min: 3, max: 4 }, "days"],
] satisfies [TourDuration, string][])("assigns %o to %s", (duration, length) => {
  expect(toTourLength(duration)).toBe(length);
});
