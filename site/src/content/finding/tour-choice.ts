import { grades } from "shared/content/tours/tour-facts";
import { amountInWords } from "shared/money/amount";
import { gradeInWords, nameOfMonth } from "../tours/tour-words.ts";
import { comparablePrice } from "./comparable-price.ts";
import { type Filtered, type FilterName, filterValues, fitsAll } from "./tour-filter.ts";
import type { TourLength } from "./tour-length.ts";

type Option = { value: string; text: string };
/** `count` is the number of tours that fit. */
type Choice = Option & { count: number };

const lengths: { value: TourLength; text: string }[] = [
  { value: "half-day", text: "Half a day" },
  { value: "day", text: "A day" },
  { value: "days", text: "Several days" },
];

const levels = grades.map((grade) => ({ value: grade, text: gradeInWords({ grade, note: null }) }));

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  text: nameOfMonth(index + 1),
}));

/** Steps of the price limits, times a power of ten. */
const roundSteps = [1, 2.5, 5];

/** Round amounts from the lowest to the highest price per person, in the first tour's currency. */
const priceLimits = (tours: Filtered[]): Option[] => {
  const prices = tours.flatMap(({ fromPrice }) => (fromPrice?.per === "person" ? fromPrice : []));
  const [{ currency } = { currency: "" }] = prices;
  const powers = prices
    .filter((price) => price.currency === currency)
    .map(({ amount }) => Math.floor(Math.log10(amount)));
  if (powers.length === 0) return [];
  const first = Math.min(...powers);
  return Array.from(
    { length: Math.max(...powers) - first + 1 },
    (_, index) => 10 ** (first + index),
  )
    .flatMap((power) => roundSteps.map((step) => step * power))
    .map((amount) => ({
      value: comparablePrice({ amount, currency }),
      text: `Up to ${amountInWords({ amount, currency })}`,
    }));
};

const count = (tours: Filtered[], name: FilterName, options: Option[]): Choice[] => {
  const values = tours.map(filterValues);
  return options.map((option) => ({
    ...option,
    count: values.filter((value) => fitsAll(value, [[name, option.value]])).length,
  }));
};

/** Empty if all tours are equal. */
const used = (choices: Choice[]) => {
  const fitting = choices.filter((choice) => choice.count > 0);
  return fitting.length > 1 ? fitting : [];
};

export const lengthChoices = (tours: Filtered[]) => used(count(tours, "length", lengths));
export const levelChoices = (tours: Filtered[]) => used(count(tours, "level", levels));

/** Each limit fits more tours than the one before, and fewer than all. */
export function priceChoices(tours: Filtered[]): Choice[] {
  const priced = tours.filter(({ fromPrice }) => fromPrice?.per === "person");
  const choices = count(tours, "price", priceLimits(tours));
  return choices.filter(
    (choice, index) =>
      choice.count > (choices[index - 1]?.count ?? 0) && choice.count < priced.length,
  );
}

/** All twelve months, unless every tour runs in all of them. */
export function monthChoices(tours: Filtered[]): Choice[] {
  const choices = count(tours, "month", months);
  return choices.every((choice) => choice.count === tours.length) ? [] : choices;
}

/** One choice, unless it fits no tour or all tours. */
export const childrenChoices = (tours: Filtered[]) =>
  count(tours, "children", [{ value: "yes", text: "Good with children" }]).filter(
    (choice) => choice.count > 0 && choice.count < tours.length,
  );
