import type { Price } from "../prices.ts";

/** "US$ 45", "RWF 60,000" */
export const amountInWords = ({ amount, currency }: Pick<Price, "amount" | "currency">) =>
  new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  })
    .format(amount)
    .replace(/(?<=^[^\s\d]{2,})(?=\d)/, "\u00a0");
