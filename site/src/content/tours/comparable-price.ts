import type { Price } from "shared/content/tours/prices";

/** "USD 45" */
export const comparablePrice = ({ amount, currency }: Pick<Price, "amount" | "currency">) =>
  `${currency} ${amount}`;

/** Both as `comparablePrice` gives them; a price in another currency cannot be compared, and fits. */
export function fitsLimit(price: string, limit: string): boolean {
  const [currency, amount] = price.split(" ");
  const [limitCurrency, limitAmount] = limit.split(" ");
  return currency !== limitCurrency || Number(amount) <= Number(limitAmount);
}
