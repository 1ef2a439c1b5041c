import type { Price } from "shared/prices";

/** "USD 45" */
export const comparablePrice = ({ amount, currency }: Pick<Price, "amount" | "currency">) =>
  `${currency} ${amount}`;

/** Whether a price is at most the other, both as `comparablePrice` gives them. */
export function isAtMost(price: string, limit: string): boolean {
  const [currency, amount] = price.split(" ");
  const [limitCurrency, limitAmount] = limit.split(" ");
  return currency === limitCurrency && Number(amount) <= Number(limitAmount);
}
