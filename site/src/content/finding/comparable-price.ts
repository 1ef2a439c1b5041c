import type { Price } from "shared/content/tours/prices";

/** "USD 45" */
export const comparablePrice = ({ amount, currency }: Pick<Price, "amount" | "currency">) =>
  `${currency} ${amount}`;

/** Compares two results of `comparablePrice`; a price in another currency always fits. */
export function fitsLimit(price: string, limit: string): boolean {
  const [currency, amount] = price.split(" ");
  const [limitCurrency, limitAmount] = limit.split(" ");
  return currency !== limitCurrency || Number(amount) <= Number(limitAmount);
}
