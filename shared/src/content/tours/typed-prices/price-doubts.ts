import { amountInWords } from "../../../money/amount.ts";
import type { Price } from "../prices.ts";

type Amount = Pick<Price, "amount" | "currency">;

/** Beyond this factor, a price is probably a typing error or in the wrong currency. */
const unlikely = 20;

const median = (amounts: number[]) => {
  const sorted = amounts.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
};

const getFactor = (amount: number, usual: number) => Math.max(amount / usual, usual / amount);

const usualAmounts = (prices: readonly Amount[]) =>
  new Map(
    [...Map.groupBy(prices, ({ currency }) => currency)].map(
      ([currency, own]) => [currency, median(own.map(({ amount }) => amount))] as const,
    ),
  );

const suggestCurrency = (amount: number, usual: ReadonlyMap<string, number>) => {
  const [best] = [...usual]
    .map(([currency, other]) => ({ currency, factor: getFactor(amount, other) }))
    .toSorted((a, b) => a.factor - b.factor);
  return best && best.factor <= unlikely ? best.currency : undefined;
};

const describe = ({ amount, currency }: Amount, usual: number, suggestion: string | undefined) => {
  const amountText = amountInWords({ amount, currency });
  const side = amount > usual ? "above" : "below";
  const other = suggestion && amountInWords({ amount, currency: suggestion });
  const question = other ? ` Did you mean ${other}?` : "";
  return `${amountText} is far ${side} your other prices in ${currency}, usually about ${amountInWords({ amount: usual, currency })}.${question}`;
};

/** Returns a sentence for each price more than 20 times above or below the median of the others in its currency. */
export const findPriceDoubts = (
  prices: readonly Amount[],
  usualPrices: readonly Amount[],
): string[] =>
  prices.flatMap((price) => {
    const compared = usualAmounts([...usualPrices, ...prices.filter((other) => other !== price)]);
    const usual = compared.get(price.currency);
    if (usual === undefined || getFactor(price.amount, usual) <= unlikely) return [];
    return [describe(price, usual, suggestCurrency(price.amount, compared))];
  });
