import { amountInWords } from "shared/content/tours/amount";
import type { Price } from "shared/content/tours/prices";
import type { TourDuration } from "shared/content/tours/tour-facts";
import { comparablePrice } from "./comparable-price.ts";

type TourLength = "half-day" | "day" | "days";

/** The most hours of a half-day tour. */
const halfDay = 5;

const hoursOfDay = 24;

const shortestLength = ({ unit, min }: TourDuration): TourLength => {
  if (unit === "hours" && min <= halfDay) return "half-day";
  return min <= (unit === "hours" ? hoursOfDay : 1) ? "day" : "days";
};

export const toTourLength = (duration: TourDuration | null): TourLength | undefined =>
  duration ? shortestLength(duration) : undefined;

export type Choice = { value: string; text: string };

const lengths: { value: TourLength; text: string }[] = [
  { value: "half-day", text: "Half a day" },
  { value: "day", text: "A day" },
  { value: "days", text: "Several days" },
];

type Compared = { facts: { duration: TourDuration | null }; fromPrice: Price | null };

/** The lengths of the tours; empty if all are equal. */
export function lengthChoices(tours: Compared[]): Choice[] {
  const offered = new Set(tours.map(({ facts }) => toTourLength(facts.duration)));
  const choices = lengths.filter(({ value }) => offered.has(value));
  return choices.length > 1 ? choices : [];
}

const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

const roundUp = (amount: number) => {
  const base = 10 ** Math.floor(Math.log10(amount));
  return base * (roundSteps.find((step) => step * base >= amount) ?? 10);
};

/** Round amounts above about a quarter, half and three quarters of the prices, in the first tour's currency. */
export function priceChoices(tours: Compared[]): Choice[] {
  const prices = tours.flatMap(({ fromPrice }) => (fromPrice?.per === "person" ? fromPrice : []));
  const currency = prices[0]?.currency ?? "";
  const amounts = prices
    .filter((price) => price.currency === currency)
    .map(({ amount }) => amount)
    .toSorted((a, b) => a - b);
  const limits = [0.25, 0.5, 0.75].map((share) =>
    roundUp(amounts[Math.floor(share * (amounts.length - 1))] ?? 0),
  );
  return [...new Set(limits)]
    .filter((limit) => limit < (amounts.at(-1) ?? 0))
    .map((amount) => ({
      value: comparablePrice({ amount, currency }),
      text: `Up to ${amountInWords({ amount, currency })}`,
    }));
}
