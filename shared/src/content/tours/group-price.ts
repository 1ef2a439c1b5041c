import type { Price } from "./prices.ts";

type Range = { min: number; max: number | null };

const includes = (range: Range | null, people: number) =>
  !range || (people >= range.min && (range.max === null || people <= range.max));

type Priced = Pick<Price, "amount" | "per" | "people">;
type Tour<P> = { prices: readonly P[]; groupSize: Range | null };

/** The prices that are valid for this number of people, each with its total. None if the tour does not take the group. */
export const listGroupPrices = <P extends Priced>(
  { prices, groupSize }: Tour<P>,
  people: number,
): { price: P; total: number }[] => {
  if (!includes(groupSize, people)) return [];
  return prices
    .filter((price) => includes(price.people, people))
    .map((price) => {
      const total = price.per === "person" ? price.amount * people : price.amount;
      return { price, total: Math.round(total * 100) / 100 };
    });
};
