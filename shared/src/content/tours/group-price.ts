import type { Price } from "./prices.ts";

type Range = { min: number; max: number | null };

const includes = ({ min, max }: Range, people: number) =>
  people >= min && (max === null || people <= max);

type Priced = { prices: readonly Price[]; groupSize: Range | null };

/** `amount` is for the whole group; `price` is the price it comes from. */
type GroupPrice = { amount: number; currency: string; price: Price };

/**
 * Finds the price of a group, in the currency of the first price. A price per person comes before one for the group,
 * then a price for that number of people before one for any number. Returns `null` for a group that the tour does not
 * take or that has no price.
 */
export function findGroupPrice({ prices, groupSize }: Priced, people: number): GroupPrice | null {
  if (groupSize && !includes(groupSize, people)) return null;
  const fitting = prices.filter(
    ({ currency, people: range }) =>
      currency === prices[0]?.currency && (!range || includes(range, people)),
  );
  const rank = ({ per, people: range }: Price) => Number(per === "group") * 2 + Number(!range);
  const [price] = fitting.toSorted((a, b) => rank(a) - rank(b));
  if (!price) return null;
  const { amount, currency, per } = price;
  const total = per === "person" ? amount * people : amount;
  return { amount: Math.round(total * 100) / 100, currency, price };
}
